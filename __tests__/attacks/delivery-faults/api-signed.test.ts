import { playRows } from './api-table.ts';

process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';

playRows((plan) => plan.startsWith('signed'));
