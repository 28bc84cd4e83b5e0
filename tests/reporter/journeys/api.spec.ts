import { expect, test } from '../../../reporter/test.ts';

test('asks the server only', async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}/two`);
  expect(answer.ok()).toBe(true);
});
