import { fileURLToPath } from 'node:url';

/** The package's own root: right from src/ and, since bundles lie one level deep, from dist/. */
export const packageRoot = fileURLToPath(new URL('../', import.meta.url));
