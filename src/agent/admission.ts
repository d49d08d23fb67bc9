/** Whether the next model call may be made, and what it may cost. */
export type Admission =
  | {
      readonly go: true;
      readonly maxOutputTokens: number;
      readonly deadline: number;
      /** Told to the model before it answers: no other call can follow this one. */
      readonly last?: string;
    }
  | { readonly go: false };
