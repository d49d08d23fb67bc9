/** The gate that stands for the build of the mode controlled-edit, in events and reports. */
export const BUILD_GATE = 'controlled-edit build';
