/** Levels from the seed on safety constraints, "Alert Conditions". */
export type AlertLevel = 'Warning' | 'Error' | 'Critical';

export type AlertCondition =
  | 'File size > 5 MB'
  | 'Commit > 30 files'
  | 'Rate limit at 80%'
  | 'Protected path access'
  | 'Force push attempt'
  | 'Repeated violations';

/** Source: the rows of the seed's table. */
export const ALERT_LEVELS: Readonly<Record<AlertCondition, AlertLevel>> = {
  'File size > 5 MB': 'Warning',
  'Commit > 30 files': 'Warning',
  'Rate limit at 80%': 'Warning',
  'Protected path access': 'Error',
  'Force push attempt': 'Critical',
  'Repeated violations': 'Critical',
};

/** One alert. `at` is wall time in ms since the epoch. */
export interface Alert {
  readonly at: number;
  readonly condition: AlertCondition;
  /** The value that met the condition, for people: `7.3 MB in data.json`. */
  readonly actual: string;
}
