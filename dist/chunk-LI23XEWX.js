import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/paths.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var packageRoot = fileURLToPath(new URL("../", import.meta.url));
function readVersion() {
  const { version } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  return String(version);
}

export {
  packageRoot,
  readVersion
};
