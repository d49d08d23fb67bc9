import { toolsAllowed } from './allowed-tools.ts';
import type { ConstraintDefinition } from './definition.ts';
import { INTERACTIVE_TOOLS } from './interactive-tools.ts';
import { broken, kept, shown } from './validation.ts';

export const unknownTool: ConstraintDefinition = {
  name: 'unknown_tool',
  code: 'PROTO-02',
  response: 'reject',
  floor: true,
  summary: 'a call names a tool that there is, spelled exactly',
  remedy: 'choose a model that keeps to the tools it is offered',
  checks: {
    call: ({ tool, known }, { settings }) => {
      if (known || INTERACTIVE_TOOLS.includes(tool)) return kept();
      const offered = toolsAllowed(settings.allowed_tools).join(', ');
      return broken({
        reason: `there is no tool ${shown(tool)}: use one of ${offered}`,
        metrics: { tool: shown(tool) },
        actual: shown(tool),
      });
    },
  },
};
