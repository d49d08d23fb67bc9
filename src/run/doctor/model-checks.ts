import type { ConnectivityResult } from '../../adapters/models/connectivity-check.ts';
import { PROVIDER_FACTS, type ProviderName } from '../../core/model/providers.ts';
import type { Check } from '../../core/run/check.ts';

const HERE = { ends: 'config_error' } as const;

export interface ModelFacts {
  readonly provider: ProviderName;
  readonly model: string;
  /** True if a key was given. */
  readonly hasKey: boolean;
  /** null for a recorded session, which makes no requests. */
  readonly reach: ConnectivityResult | null;
}

/** Returns true if a key looks like one of the provider, or if the provider's keys have no known form. */
export function isPlausibleKey(provider: ProviderName, key: string): boolean {
  return key.startsWith(keyPrefix(provider));
}

/** Returns the usual prefix of keys. It is only a hint, because gateways issue keys in other formats. */
function keyPrefix(provider: ProviderName): string {
  return provider === 'replay' ? '' : PROVIDER_FACTS[provider].keyPrefix;
}

/** Checks the model, its server and the key. Pure. */
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
            what: `the key does not begin with ${keyPrefix(provider)}, as ${provider} keys usually do`,
            mend: `check that it is the right key: api-key: \${{ secrets.FORGE_API_KEY }}`,
          },
        ];
  return [...reachChecks(facts, reach), ...doubt];
}

function reachChecks({ provider, model, hasKey }: ModelFacts, reach: ConnectivityResult): readonly Check[] {
  const { address } = reach;
  const key = `set the key for ${provider}: api-key: \${{ secrets.FORGE_API_KEY }} (on the command line: FORGE_API_KEY)`;
  switch (reach.kind) {
    case 'welcome':
      return [listedCheck(model, address, hasKey, reach.models)];
    case 'there': {
      const what = `${address} is reachable, but returned HTTP ${reach.status} for its list of models: only a run can show if it accepts the key`;
      return [{ ...HERE, name: 'model', state: 'unknown', what, mend: null }];
    }
    case 'refused': {
      const words = reach.said === '' ? '' : ` (${reach.said})`;
      const what = `${address} returned HTTP ${reach.status}${words}: ${hasKey ? 'it rejected the key' : 'it requires a key'}`;
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
  const taken = hasKey ? ' accepts the key' : ' is reachable';
  // The checks of the settings report a missing name. The server and the key work.
  if (models === null || model === '' || models.includes(model)) {
    const which = model === '' ? '' : `${model}: `;
    return { ...HERE, name: 'model', state: 'ok', what: `${which}${address}${taken}`, mend: null };
  }
  const some = models.slice(0, 5).join(', ');
  const what = `${address}${taken}, but does not list ${model}${some === '' ? '' : `; it lists ${some}`}`;
  return {
    ...HERE,
    name: 'model',
    state: 'warning',
    what,
    mend: 'set a model that the server lists: model: NAME',
  };
}
