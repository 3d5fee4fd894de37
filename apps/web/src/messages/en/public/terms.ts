import type { terms as es } from '../../es/public/terms.ts'

export const terms: typeof es = {
  meta: {
    title: 'Terms of service',
    description: 'Conditions of use of Sondeo: accounts, acceptable use, payment, data, liability and governing law.',
  },
  title: 'Terms of service',
  lead: 'What you can expect of Sondeo and what we expect of you, in ten points.',
  updated: date => `Last updated ${date}`,
  sections: [
    {
      id: 'acceptance',
      title: '1. Acceptance of the terms',
      paragraphs: [
        'By creating an account or using Sondeo you accept these terms. If you act on behalf of an organization, you represent that you have authority to bind it.',
        'If you disagree with any part, do not use the service.',
      ],
    },
    {
      id: 'accounts',
      title: '2. User accounts',
      paragraphs: [
        'Registration is limited to authorized email addresses. You are responsible for correct account data, for keeping your password secret and for what is done with your account.',
        'Tell us without delay if you suspect unauthorized use. The email of an account cannot be changed; name, username and password can.',
      ],
    },
    {
      id: 'service',
      title: '3. Description of the service and its limits',
      paragraphs: [
        'Sondeo researches products with public trade data and analyzes the content of websites you name. Results are shown as tables, with the origin of each value where there is one.',
        'If you watch a list, we read it as often as you choose and tell you of changes in the ways you set. We do not guarantee that a notice arrives before a deadline.',
        'Each plan has monthly limits on reports, scans and records per scan, and on the lists you can watch. We notify you when you get close. Going over them may take additional credits or a larger plan.',
        'Some sites prevent automatic reading and some sources may not answer. We do not guarantee that every page can be read.',
      ],
    },
    {
      id: 'property',
      title: '4. Intellectual property',
      paragraphs: [
        'The software, brand and design of Sondeo are ours or our licensors’. You keep the rights in your questions and in the tables you obtain, as far as the law allows.',
        'The content of analyzed sites belongs to its owners. Make sure that you may use it for your purpose.',
      ],
    },
    {
      id: 'acceptable-use',
      title: '5. Acceptable use',
      paragraphs: [
        'Do not use the service to infringe the rights of others, read sites that forbid it, collect personal data without a legal basis, send unsolicited messages, or disturb Sondeo or other sites.',
        'Use the credentials of a site only if you are entitled to. We do not store them: they are used for that scan and discarded. Only if you choose so for a watch do we keep them, encrypted and for that watch alone, until you delete them or the watch.',
      ],
    },
    {
      id: 'payment',
      title: '6. Payment',
      paragraphs: [
        'Plans are charged in advance, monthly or annually. If you have added a payment method, the free trial converts to a paid plan on its last day unless you cancel first.',
        'Paid fees are non-refundable, except where the law requires a refund. Fee changes are announced at least 30 days ahead.',
      ],
    },
    {
      id: 'termination',
      title: '7. Termination',
      paragraphs: [
        'You can cancel at any time; the plan stays active until the end of the paid period. From your profile you can download your data and delete your account.',
        'Searches you delete stay in the trash for 30 days in case you want them back, and are then gone for good; you can erase them sooner. Scanned pages are deleted after 30 days.',
        'We may suspend or close an account that breaks these terms, with prior notice where possible.',
      ],
    },
    {
      id: 'disclaimers',
      title: '8. Disclaimers and liability',
      paragraphs: [
        'The service is offered “as is”. Tables and analyses help you decide but replace neither your judgement nor professional advice. Check important values at their origin.',
        'As far as the law permits, our total liability is limited to what you paid in the last 6 months, or to 100 US dollars if that is greater.',
      ],
    },
    {
      id: 'law',
      title: '9. Governing law',
      paragraphs: [
        'These terms are governed by the laws of the State of Delaware, United States, without regard to its conflict-of-law rules. Rights that the law of your country gives to consumers are not affected.',
      ],
    },
    {
      id: 'changes',
      title: '10. Changes to the terms',
      paragraphs: [
        'We may update these terms. Material changes are announced 30 days ahead by email or in the service. If you go on using Sondeo after that date, you accept them.',
      ],
    },
  ],
  privacy: {
    title: 'Privacy',
    points: [
      'The pages we read, your questions and the answers are stored encrypted.',
      'Pages are deleted after 30 days; what you delete, after 30 days in the bin.',
      'Passwords for other sites aren’t stored, unless you ask us to keep one for a watch; it is then encrypted.',
      'From your profile you can download all your data or delete your account.',
    ],
  },
  contact: {
    title: 'Questions about these terms or about your data?',
    text: 'Write to us and a person will answer.',
  },
}
