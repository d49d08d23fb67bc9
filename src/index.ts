/** The bundle's one entry: each door is loaded when it is opened, so none pays for another. */

export async function action(): Promise<void> {
  const { main } = await import('./entry/action/main.ts');
  await main();
}

export async function postStep(): Promise<void> {
  const { post } = await import('./entry/action/post.ts');
  await post();
}

/** The thread that makes the artifact (adapters/artifact/upload). */
export async function upload(): Promise<void> {
  const { uploadThread } = await import('./adapters/artifact/upload-thread.ts');
  await uploadThread();
}

export async function publishAction(): Promise<void> {
  const { main } = await import('./entry/publish/publish.ts');
  await main();
}

export async function commandLine(): Promise<void> {
  const { main } = await import('./entry/cli/cli.ts');
  await main();
}
