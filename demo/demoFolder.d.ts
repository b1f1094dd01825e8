/** Absolute path of `demo/`, put in by `seed.mjs`. */
declare const DEMO_FOLDER: string;
