import fc from 'fast-check';
import { SUITE_SEED } from './seed.ts';

// A setup file of the suite: properties without a seed of their own get this one.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SUITE_SEED });
