import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';

/** Tools that wait for a person. Source: ADR-0027 `isInteractiveTool`. */
export const INTERACTIVE_TOOLS: readonly string[] = ['ask_question', 'converse'];

export const interactiveTools: ConstraintDefinition = {
  name: 'interactive_tools',
  code: 'TOOL-02',
  designs: ['ADR-0027', 'ADR-0026'],
  response: 'reject',
  floor: true,
  summary: '`ask_question` and `converse` are refused, because nobody can answer.',
  remedy: 'put everything that the agent needs into the task',
  checks: {
    call: ({ tool }) => {
      if (!INTERACTIVE_TOOLS.includes(tool)) return passed({ tool });
      return violated({
        reason: `tool ${tool} is interactive, and nobody can answer in headless mode: decide from the task, or end with task_completion`,
        forPeople: `the model called ${tool}, and nobody can answer in headless mode: put everything that the agent needs into the task`,
        metrics: { tool },
        actual: tool,
      });
    },
  },
};
