import type { Language } from '../languages/language.ts';

/** Replaces everything that never runs with blanks. Lines and columns keep their positions. */
export function codeOnly(text: string, { syntax }: Language): string {
  return text.replace(syntax, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1);
    if (typeof groups !== 'object' || groups === null) return whole;
    const { gone, inside } = groups as Readonly<Record<string, string | undefined>>;
    if (gone !== undefined) return blank(gone);
    return inside?.includes('\n') ? whole.replace(inside, () => blank(inside)) : whole;
  });
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
