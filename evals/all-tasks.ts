import type { EvalTask } from './eval-task.ts'
import { productTasks } from './products.ts'
import { analystPractice } from './tasks/analyst-practice.ts'
import { analystQuestions } from './tasks/analyst-questions.ts'
import { bothLanguages } from './tasks/both-languages.ts'
import { corpusTasks } from './tasks/corpus-tasks.ts'
import { firstLists } from './tasks/first-lists.ts'
import { headerKinds } from './tasks/header-kinds.ts'
import { hostilePages } from './tasks/hostile-pages.ts'
import { labelledValues } from './tasks/labelled-values.ts'
import { lyingModel } from './tasks/lying-model.ts'
import { lyingWriter } from './tasks/lying-writer.ts'
import { moneyStrings } from './tasks/money-strings.ts'
import { ownCases } from './tasks/own-cases.ts'
import { wikiTableQuestions } from './tasks/wiki-table-questions.ts'

export const allTasks: EvalTask[] = [
  ownCases,
  hostilePages,
  firstLists,
  ...corpusTasks,
  moneyStrings,
  labelledValues,
  headerKinds,
  ...productTasks,
  ...analystQuestions,
  analystPractice,
  bothLanguages,
  wikiTableQuestions,
  lyingModel,
  lyingWriter,
]
