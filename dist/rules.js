// src/define-rule.ts
function defineRule(rule) {
  return rule;
}
export {
  defineRule
};
