import { parseConfig } from '../git/config-text.ts';
import { looksLikeCredential } from './clean-copy.ts';

/** Sections of a git configuration that say how git works, and neither where it goes nor as whom. */
const SECTIONS =
  /^(?:advice|branch|checkout|clone|color|column|commit|core|diff|feature|fetch|filter|gc|grep|index|init|lfs|log|merge|mergetool|pack|pager|pull|push|rebase|safe|status|submodule|tag|user)$/;

/** The settings of a git configuration file that cannot hold a credential, written anew. */
export function withSafeSettings(text: string): string {
  return parseConfig(text)
    .filter(
      ({ section, subsection, name, value }) =>
        SECTIONS.test(section) && ![subsection, name, value].some(looksLikeCredential),
    )
    .map(({ section, subsection, name, value }) => {
      const head = subsection === '' ? `[${section}]` : `[${section} ${JSON.stringify(subsection)}]`;
      return `${head}\n\t${name} = ${JSON.stringify(value)}\n`;
    })
    .join('');
}
