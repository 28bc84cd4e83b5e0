import { describe, expect, it } from 'vitest';
import { findStrayTags } from '../../../reporter/worker/probes/stray-tags.ts';

describe('findStrayTags', () => {
  it.each([
    ['<div>text</span></div>', ['span']],
    ['<p>one<p>two</p></p>', []],
    ['<ul><li>one<li>two</ul>', []],
    ['<!-- </div> --><script>"</b>"</script><p>fine', []],
    ['<b><i>crossed</b></i>', []],
    ['<input value="</em>"><br></br>', []],
    ['<a title=">" href="/a">x</a></a>', ['a']],
    ['<svg><g></svg>', []],
  ])('%s', (source, tags) => {
    expect(findStrayTags(source).map(({ tag }) => tag)).toEqual(tags);
  });

  it('says the line and stops at ten', () => {
    expect(findStrayTags('<p>\n\n</b>')).toEqual([{ tag: 'b', line: 3 }]);
    expect(findStrayTags('</b>'.repeat(40))).toHaveLength(10);
  });
});
