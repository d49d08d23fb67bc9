import { isoTime } from '../../core/figures.ts';
import { ALERT_LEVELS, type Alert } from './alert.ts';

/** alerts.jsonl: one condition a line, as it came up. Keys after CONTRACT 5. */
export function alertsJsonl(alerts: readonly Alert[]): string {
  return alerts
    .map(({ at, condition, actual }) => {
      const line = { timestamp: isoTime(at), level: ALERT_LEVELS[condition], condition, actual };
      return `${JSON.stringify(line)}\n`;
    })
    .join('');
}
