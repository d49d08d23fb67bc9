import type { ToolCall } from '../core/model.ts';
import { field } from './limits.ts';

/** The one edit of controlled-edit, as the model asked for it. */
export interface EditCall {
  readonly file: string;
  readonly oldText: string;
  readonly newText: string;
}

/** Null for every other call, and for one whose arguments no edit could be made of. */
export function editCallOf({ name, arguments: given }: ToolCall): EditCall | null {
  const [file, oldText, newText] = ['filename', 'old_text', 'new_text'].map((key) => field(given, key));
  if (name !== 'edit_file' || typeof file !== 'string' || typeof oldText !== 'string') return null;
  if (file === '' || oldText === '' || typeof newText !== 'string') return null;
  return { file, oldText, newText };
}
