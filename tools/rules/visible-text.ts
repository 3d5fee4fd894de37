import { isTest, type Rule, withoutComments } from './source-files.ts'

/** Biome sees literal text between tags; these are the attributes that people read or hear. */
const spoken =
  /\s(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)=(?:"([^"]*[a-záéíóúñ]{2}[^"]*)"|\{'([^']*[a-záéíóúñ]{2}[^']*)'\})/gi

export const visibleText: Rule = {
  name: 'visible-text',
  why: 'Text outside the message files exists in one language only.',
  check: files =>
    files
      .filter(({ path }) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        [...withoutComments(text).matchAll(spoken)].map(match => ({
          path,
          problem: `says "${match[2] ?? match[3]}" in ${match[1]}; move it to messages/`,
        })),
      ),
}
