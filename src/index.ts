/** The bundle's one entry: each door is loaded when it is opened, so none pays for another. */

export async function action(): Promise<void> {
  const { main } = await import('./main.ts');
  await main();
}

export async function postStep(): Promise<void> {
  const { post } = await import('./post.ts');
  await post();
}

/** The thread that makes the artifact (adapters/artifact/upload). */
export async function upload(): Promise<void> {
  const { uploadThread } = await import('./adapters/artifact/thread.ts');
  await uploadThread();
}

export async function publishAction(): Promise<void> {
  const { main } = await import('./publish.ts');
  await main();
}

export async function commandLine(): Promise<void> {
  const { main } = await import('./cli.ts');
  await main();
}
