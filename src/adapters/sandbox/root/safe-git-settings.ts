import { parseConfig } from '../../git/credentials/config-file.ts';
import { looksLikeCredential } from './credential-free-copy.ts';

/** Sections of a git configuration about how git works, but not about servers or identities. */
const SECTIONS =
  /^(?:advice|branch|checkout|clone|color|column|commit|core|diff|feature|fetch|filter|gc|grep|index|init|lfs|log|merge|mergetool|pack|pager|pull|push|rebase|safe|status|submodule|tag|user)$/;

/** Returns the settings of a git configuration file that cannot contain a credential, as new text. */
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
