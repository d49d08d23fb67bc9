import { action } from './bundle/index.js';

await action();
