/** What people say on a pull request or an issue. Rejects with ForgeError, and nothing else. */
export interface Discussion {
  /** The newest remarks, oldest first, those of resolved and outdated threads left out; `most` at most. */
  remarksOn(number: number, most: number): Promise<readonly Remark[]>;
}

export interface Remark {
  /** Login of a person; null for a bot, and where the account is gone. */
  readonly author: string | null;
  /** ms since the epoch. */
  readonly at: number;
  readonly text: string;
  /** The lines that it is about; null for one in the conversation. */
  readonly place: { readonly path: string; readonly line: number | null; readonly hunk: string } | null;
}
