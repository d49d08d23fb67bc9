/** What `dist/upload/index.js` is, over the sources: the thread of an upload. */
import { uploadThread } from '../../../src/adapters/artifact/thread.ts';

await uploadThread();
