/** What `dist/upload/index.js` is, over the sources: the thread of an upload. */
import { uploadThread } from '../../../src/adapters/artifact/upload-thread.ts';

await uploadThread();
