import type { ConstraintDefinition } from './definition.ts';
import { broken, kept } from './validation.ts';

/** Tools that wait for a person. Source: ADR-0027 `isInteractiveTool`. */
export const INTERACTIVE_TOOLS: readonly string[] = ['ask_question', 'converse'];

export const interactiveTools: ConstraintDefinition = {
  name: 'interactive_tools',
  code: 'TOOL-02',
  designs: ['ADR-0027', 'ADR-0026'],
  response: 'reject',
  floor: true,
  summary: '`ask_question` and `converse` are refused: nobody is there to answer',
  remedy: 'say all that is needed in the task',
  checks: {
    call: ({ tool }) => {
      if (!INTERACTIVE_TOOLS.includes(tool)) return kept({ tool });
      return broken({
        reason: `tool ${tool} is interactive, and nobody is here to answer in headless mode: decide from the task, or end with task_completion`,
        forPeople: `the model called ${tool}, and nobody is here to answer in headless mode: say all that is needed in the task`,
        metrics: { tool },
        actual: tool,
      });
    },
  },
};
