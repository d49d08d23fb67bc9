import { PROFILES, type ProfileName } from '../schema/profiles.ts';
import type { Layer, Origin } from './layers.ts';

/** Returns the layer of a chosen profile. Without one, the schema's defaults are `moderate`. */
export function profileLayer(name: unknown): Layer {
  const origin: Origin = 'profile';
  const isProfile = (text: unknown): text is ProfileName =>
    typeof text === 'string' && Object.hasOwn(PROFILES, text);
  return { origin, data: isProfile(name) ? { ...PROFILES[name] } : {} };
}
