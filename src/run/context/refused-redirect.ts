import { plainViolation } from '../record/plain-violation.ts';
import type { RunContext } from './run-context.ts';

/** Records a redirect to another server (NET-03). It was not followed, so no key or token went there. */
export function noteRefusedRedirect({ observers }: Pick<RunContext, 'observers'>, reason: string): void {
  observers.emit({ type: 'violated', violation: plainViolation('NET-03', reason, 'reject', 'prevented') });
}
