import { upload } from '../bundle/index.js';

await upload();
