import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-rules-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const run = (...args: string[]) => runCli(['rules', ...args], { cwd: home });

describe('ux-jury rules', () => {
  it('lists the catalogue with the state of each rule in this project', () => {
    writeFileSync(
      join(home, 'ux-jury.config.yml'),
      'rules:\n  small-target: off\n  contrast: { severity: 4 }\n',
    );
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^small-target +Target is too small +.*2\.5\.8 +2 +off$/m);
    expect(stdout).toMatch(/^contrast +.*1\.4\.3 +4 +graded, was 2$/m);
    expect(stdout).toMatch(/(\d+) of \1 rules/);
  });

  it('narrows by method, criterion and text, and gives JSON', () => {
    const listed = JSON.parse(run('--criterion', '1.4.3', '--method', 'wcag', '--json').stdout);
    expect(listed.map(({ id }: { id: string }) => id)).toContain('contrast');
    expect(listed.every(({ claims }: { claims: { wcag: string[] } }) => claims.wcag.includes('1.4.3'))).toBe(
      true,
    );
    expect(run('--find', 'heading').stdout).toMatch(/^fake-heading/m);
  });

  it('shows the page of one', () => {
    const { stdout } = run('contrast');
    for (const part of ['What', 'Why', 'Source', 'How to fix', 'Fails', 'Passes'])
      expect(stdout).toContain(`## ${part}`);
  });

  it.each([
    [['contrsat'], 'rule_unknown', 'Is contrast meant?'],
    [['--method', 'tea'], 'method_unknown', 'The methods are'],
    [['--criterion', '9.9.9.9'], 'criterion_unknown', 'To do:'],
    [['a', 'b'], 'usage', 'To do:'],
  ])('%j says what is wrong and what to do', (args, code, hint) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(`[${code}]`);
    expect(stderr).toContain(hint);
  });

  it('names line and likely id of a setting that no rule has', () => {
    writeFileSync(join(home, 'ux-jury.config.yml'), 'rules:\n  contrsat: off\n');
    expect(run().stderr).toMatch(/line 2: rules\.contrsat: .*is contrast meant.*\[config_invalid\]/s);
  });
});
