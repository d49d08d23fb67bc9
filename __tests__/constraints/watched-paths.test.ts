import { describe, expect, it } from 'vitest';
import { watchedPaths } from '../../src/constraints/watched-paths.ts';
import { parseSettings } from './support.ts';
