import { ignoringFailure } from '../../core/settled.ts';

/** Runs work one after another: parallel measurements would each see half of the other's writes. */
export function serialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = ignoringFailure(next);
    return next;
  };
}
