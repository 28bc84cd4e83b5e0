import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/engines/model/request.ts
var TEAM_ROLES = ["specialist", "producer", "reviewer"];
var EFFORTS = ["low", "medium", "high", "xhigh", "max"];
var PROVIDERS = ["anthropic", "bedrock", "vertex"];
function nameSentPicture(block) {
  const type = block.resized ? "jpg" : block.media_type === "image/png" ? "png" : "jpg";
  const part = block.crop === null ? "" : `-from-${block.crop.y}`;
  const size = block.resized ? `-${block.width}x${block.height}` : "";
  return `${block.picture}${part}${size}.${type}`;
}

export {
  TEAM_ROLES,
  EFFORTS,
  PROVIDERS,
  nameSentPicture
};
