/** Does `work` for every item, `lanes` at a time; the answers keep the order of the items. */
export async function workThrough(items, lanes, work) {
  const answers = new Array(items.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) answers[at] = await work(items[at], at);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return answers;
}
