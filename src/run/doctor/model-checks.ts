import type { Reach } from '../../adapters/models/reach.ts';
import type { Check } from '../../core/check.ts';

const HERE = { ends: 'config_error' } as const;

export interface ModelFacts {
  readonly provider: string;
  readonly model: string;
  /** Whether a key was given. */
  readonly hasKey: boolean;
  /** null: it is a recording, and nothing is asked. */
  readonly reach: Reach | null;
}

/** How each provider's keys begin, where it says so. Only a doubt: gateways hand out keys of their own. */
const KEY_BEGINS: Readonly<Record<string, string>> = { anthropic: 'sk-ant-', openai: 'sk-', google: 'AIza' };

/** Whether a key looks like one of the provider's own; true where nothing is known of its form. */
export function isPlausibleKey(provider: string, key: string): boolean {
  return key.startsWith(KEY_BEGINS[provider] ?? '');
}

/** The model, its server and the key. Pure: facts in. */
export function modelChecks(facts: ModelFacts, plausible: boolean): readonly Check[] {
  const { provider, model, reach } = facts;
  const name = 'model';
  if (reach === null) return [{ ...HERE, name, state: 'ok', what: `${provider} ${model}`, mend: null }];
  const doubt =
    plausible || reach.kind === 'welcome'
      ? []
      : [
          {
            ...HERE,
            name: 'key',
            state: 'warning' as const,
            what: `it does not begin with ${KEY_BEGINS[provider] ?? ''}, as keys of ${provider} do`,
            mend: `see that it is the right one: api-key: \${{ secrets.FORGE_API_KEY }}`,
          },
        ];
  return [...reachChecks(facts, reach), ...doubt];
}

function reachChecks({ provider, model, hasKey }: ModelFacts, reach: Reach): readonly Check[] {
  const { address } = reach;
  const key = `give the key of ${provider}: api-key: \${{ secrets.FORGE_API_KEY }} (on the command line: FORGE_API_KEY)`;
  switch (reach.kind) {
    case 'welcome':
      return [listedCheck(model, address, hasKey, reach.models)];
    case 'there': {
      const what = `${address} is there, and answered ${reach.status} to a look at its models: whether it takes the key shows in the run`;
      return [{ ...HERE, name: 'model', state: 'unknown', what, mend: null }];
    }
    case 'refused': {
      const words = reach.said === '' ? '' : ` (${reach.said})`;
      const what = `${address} answered ${reach.status}${words}: ${hasKey ? 'it does not take this key' : 'it wants a key'}`;
      return [{ ...HERE, name: 'model', state: 'missing', what, mend: key }];
    }
    case 'silent': {
      const { what, remedy } = reach;
      return [{ ...HERE, name: 'model', state: 'missing', what, mend: remedy }];
    }
  }
}

function listedCheck(
  model: string,
  address: string,
  hasKey: boolean,
  models: readonly string[] | null,
): Check {
  const taken = hasKey ? ' takes the key' : ' answers';
  // Without a name, which the settings' own checks report, the server and the key are still known to be good.
  if (models === null || model === '' || models.includes(model)) {
    const which = model === '' ? '' : `${model}: `;
    return { ...HERE, name: 'model', state: 'ok', what: `${which}${address}${taken}`, mend: null };
  }
  const some = models.slice(0, 5).join(', ');
  const what = `${address}${taken}, and does not list ${model}${some === '' ? '' : `; it lists ${some}`}`;
  return { ...HERE, name: 'model', state: 'warning', what, mend: 'name one that it lists: model: NAME' };
}
