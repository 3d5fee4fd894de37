export const adminHelp = `Accounts of this server, for its operator.

  npm run admin -- <command>

  authorize <e-mail>…       let these addresses register; *@example.com stands for all of a domain
  revoke <e-mail>…          take that back; accounts that exist stay
  list                      accounts and authorized e-mails
  create-user <e-mail>      make an account, authorized or not
      --username <text>       made from the e-mail when left out
      --name <text>
      --plan <name>           trial (14 days, the default), standard or pro
      --language <code>       of mails: es (the default) or en
      --password-stdin        read the password from standard input
  set-password <e-mail>     set a password and end every session
      --password-stdin        read the password from standard input
  end-sessions <e-mail>     sign the person out everywhere
  delete-user <e-mail>      delete the account and everything in it
      --yes                   without asking
  plan <e-mail>             the plan of an account, its usage and what comes next
      --to <name>             change it: standard, pro or none (cancel). An upgrade begins at once,
                              the rest when the period ends
      --annual                counted by the year instead of the month
      --now                   do not wait for the end of the period
  credits <e-mail>          units beyond the plan; without options it tells how many are left
      --reports <number>      add research reports
      --scans <number>        add website scans
  usage [<e-mail>…]         what these accounts, or all of them, have used in their period
  billing-setup             make the prices and the customer portal that the plans need at Stripe
  import-trade <file.zip>   trade figures of CEPII's BACI for research without internet, from
                            https://www.cepii.fr (reuse with attribution); the newest six years of the file
  help                      this page

A password is asked for on the terminal; left empty, or without a terminal, one is made and printed.
It is never taken from the command line, which everybody on this machine can read.

The command uses the same settings as the server (DATA_DIR, DATABASE_URL, ENCRYPTION_KEY). On the embedded
database it works through the server while that runs, and on the files while it does not.

Exit codes: 0 done · 1 could not be done · 2 the command is wrong
`
