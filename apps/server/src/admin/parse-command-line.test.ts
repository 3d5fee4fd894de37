import { expect, test } from 'vitest'
import { runProgram } from '../../test/run-program.ts'
import { adminHelp, parseCommandLine, UsageMistake } from './parse-command-line.ts'
import { buildAdminRequest } from './run-command-line.ts'

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean))

test('a command has its e-mails and options', () => {
  expect(parse('authorize a@b.test *@c.test')).toEqual({
    command: 'authorize',
    emails: ['a@b.test', '*@c.test'],
    options: {},
  })
  expect(parse('create-user a@b.test --plan pro --password-stdin')).toEqual({
    command: 'create-user',
    emails: ['a@b.test'],
    options: { plan: 'pro', 'password-stdin': true },
  })
})

test.each(['', 'help', '--help', '-h', 'create-user --help'])('the help page is shown for "%s"', line => {
  expect(parse(line)).toBe('help')
})

test('the help page names every command and every option', () => {
  const accounts = ['authorize', 'revoke', 'list', 'create-user', 'set-password', 'end-sessions', 'delete-user']
  for (const word of [...accounts, 'plan', 'credits', 'usage']) expect(adminHelp).toContain(`\n  ${word}`)
  for (const option of [
    'username',
    'name',
    'plan',
    'language',
    'password-stdin',
    'yes',
    'to',
    'annual',
    'now',
    'reports',
    'scans',
  ])
    expect(adminHelp).toContain(`--${option}`)
})

test.each([
  ['destroy', /no command destroy/],
  ['authorize', /one e-mail or more/],
  ['end-sessions', /takes one e-mail/],
  ['delete-user a@b.test c@d.test', /takes one e-mail/],
  ['list a@b.test', /takes no e-mail/],
  ['create-user a@b.test --colour red', /--colour/],
  ['create-user a@b.test --password secret', /could be read by everybody/],
  ['set-password a@b.test --password=secret', /could be read by everybody/],
])('%s is refused with a sentence that says why', (line, why) => {
  expect(() => parse(line)).toThrow(UsageMistake)
  expect(() => parse(line)).toThrow(why)
})

test.each([
  ['authorize nobody', /^patterns: Please enter a valid email/],
  ['create-user nobody', /^email: Please enter a valid email/],
  ['create-user a@b.test --plan gold', /^plan: /],
  ['create-user a@b.test --language fr', /^language: /],
  [`create-user a@b.test --username ${'x'.repeat(61)}`, /^username: That text is too long/],
  ['plan a@b.test --to gold', /^to: must be standard, pro or none/],
  ['credits a@b.test --reports many', /^reports: must be a number/],
  ['delete-user a@b.test', /needs --yes/],
])('%s is refused before anything is done', async (line, why) => {
  const parsed = parse(line)
  if (parsed === 'help') throw new Error('not the help page')
  await expect(buildAdminRequest(parsed)).rejects.toThrow(why)
})

test('the program ends with 0 after its help page and with 2 after a wrong command', async () => {
  const help = await runProgram('admin/admin.ts', ['help'], { env: {} })
  expect([help.code, help.out.trim()]).toEqual([0, adminHelp.trim()])
  const wrong = await runProgram('admin/admin.ts', ['destroy'], { env: {} })
  expect(wrong).toEqual({
    code: 2,
    out: '',
    err: 'There is no command destroy.\nnpm run admin -- help shows what can be done.\n',
  })
})
