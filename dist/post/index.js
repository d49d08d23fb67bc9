import { postStep } from '../bundle/index.js';

await postStep();
