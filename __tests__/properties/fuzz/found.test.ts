import { test } from 'vitest';
import { FOUND } from './found.ts';

test.each(FOUND)('found by the fuzzer: $was', ({ holds }) => holds());
