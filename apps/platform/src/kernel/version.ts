import manifest from '../../package.json' with { type: 'json' };

/** Version of this program, such as `0.9.0` (REL-11). */
export const version: string = manifest.version;
