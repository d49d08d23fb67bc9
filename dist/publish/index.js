import { publishAction } from '../bundle/index.js';

await publishAction();
