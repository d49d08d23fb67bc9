import { isoTime } from '../../core/text/figures.ts';
import { ALERT_LEVELS, type Alert } from './alert.ts';

/** Returns alerts.jsonl: one alert per line, in order. Keys as in docs/reports.md. */
export function alertsJsonl(alerts: readonly Alert[]): string {
  return alerts
    .map(({ at, condition, actual }) => {
      const line = { timestamp: isoTime(at), level: ALERT_LEVELS[condition], condition, actual };
      return `${JSON.stringify(line)}\n`;
    })
    .join('');
}
