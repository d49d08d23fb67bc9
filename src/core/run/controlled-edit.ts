/** The name of the controlled-edit build in events and reports. */
export const BUILD_GATE = 'controlled-edit build';
