import type { ToolCall } from '../../core/model/model.ts';
import { field } from './limit-use.ts';

/** The edit of controlled-edit, as the model requested it. */
export interface EditCall {
  readonly file: string;
  readonly oldText: string;
  readonly newText: string;
}

/** Returns null for other calls, and for arguments that describe no edit. */
export function editCallOf({ name, arguments: given }: ToolCall): EditCall | null {
  const [file, oldText, newText] = ['filename', 'old_text', 'new_text'].map((key) => field(given, key));
  if (name !== 'edit_file' || typeof file !== 'string' || typeof oldText !== 'string') return null;
  if (file === '' || oldText === '' || typeof newText !== 'string') return null;
  return { file, oldText, newText };
}
