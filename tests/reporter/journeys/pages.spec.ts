import { expect, test } from '../../../reporter/test.ts';

test('pays in a frame of another site', async ({ page, baseURL }) => {
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto(`/shop?frame=${encodeURIComponent(`${other}/pay`)}`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card').fill('4000123412341234');
  await frame.getByText('Pay').click();
  await expect(frame.getByText('Paid')).toBeVisible();
});

test('set content', async ({ page }) => {
  await page.setContent('<button onclick="document.body.append(1)">Hello</button>');
  await page.getByText('Hello').click();
});

test('never rests', async ({ page }) => {
  await page.setContent(
    '<button>Hello</button><p>Moving</p><style>p { animation: move 60s } @keyframes move { to { opacity: 0.5 } }</style>',
  );
  await page.getByText('Hello').click();
  await page.getByText('Hello').click();
});

test('busy', async ({ page }) => {
  await page.setContent(
    '<button onclick="setTimeout(() => { const end = Date.now() + 12_000; while (Date.now() < end); }, 50)">Hello</button>',
  );
  await page.getByText('Hello').click();
  await page.getByText('Hello').hover({ timeout: 90_000 });
});

test('echoes a password', async ({ page }) => {
  await page.setContent(
    `<input type="password" aria-label="Password" id="pw"><button onclick="out.textContent = 'It is ' + pw.value; console.error('bad ' + pw.value)">Show</button><output id="out"></output>`,
  );
  await page.getByLabel('Password').fill('S3CRET-ECHO-1');
  await page.getByText('Show').click();
  await expect(page.getByRole('status')).toHaveText(/It is/);
});
