import { cmake } from './ecosystems/cmake.ts';
import { dotnet } from './ecosystems/dotnet.ts';
import { go } from './ecosystems/go.ts';
import { gradle } from './ecosystems/gradle.ts';
import { javascript } from './ecosystems/javascript.ts';
import { make } from './ecosystems/make.ts';
import { maven } from './ecosystems/maven.ts';
import { php } from './ecosystems/php.ts';
import { python } from './ecosystems/python.ts';
import { ruby } from './ecosystems/ruby.ts';
import { rust } from './ecosystems/rust.ts';
import type { Ecosystem } from './project/ecosystem.ts';

/** All ecosystems that `init` detects, in the order in which gates run. To add one, add a file and an entry here. */
export const ECOSYSTEMS: readonly Ecosystem[] = [
  javascript,
  python,
  go,
  rust,
  maven,
  gradle,
  dotnet,
  ruby,
  php,
  cmake,
];

/** Used only if no other ecosystem found a test command. */
export const LAST_RESORT: Ecosystem = make;
