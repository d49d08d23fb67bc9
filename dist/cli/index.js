#!/usr/bin/env node
import { commandLine } from '../bundle/index.js';

await commandLine();
