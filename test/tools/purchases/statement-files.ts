/* Statements as banks write them, with invented purchases, and what is in them. */

interface StatementFile {
  readonly bank: string;
  readonly content: string;
  /** Day, cents charged, text and kind of each row; payments, fees and pending rows among them. */
  readonly rows: readonly (readonly [on: string, cents: number, text: string, kind: string])[];
  readonly unread?: readonly (readonly [line: number, why: string])[];
}

const crlf = (text: string): string => text.replaceAll("\n", "\r\n");

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101120000<LANGUAGE>ENG
<FI><ORG>B1<FID>10898</FI><INTU.BID>10898</SONRS></SIGNONMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><CCSTMTRS><CURDEF>USD
<CCACCTFROM><ACCTID>XXXXXXXXXXXX4417</CCACCTFROM>
<BANKTRANLIST><DTSTART>20261001120000[0:GMT]<DTEND>20261031120000[0:GMT]
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261003120000[0:GMT]<TRNAMT>-82.14<FITID>2026100324401349900000000000001<NAME>WHOLEFDS MKT 10234</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261005
<TRNAMT>-6.45
<FITID>2026100524401349900000000000002
<NAME>AT&amp;T BILL
<MEMO>WIRELESS
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261015<TRNAMT>500.00<FITID>3<NAME>Payment Thank You-Mobile</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261331<TRNAMT>-9.00<FITID>4<NAME>NO SUCH DAY</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>-88.59<DTASOF>20261031</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
`;

const XML = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF>
<CCACCTFROM><ACCTID>1009</ACCTID></CCACCTFROM>
<BANKTRANLIST><DTSTART>20261001</DTSTART><DTEND>20261031</DTEND>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261007000000.000[-7:MST]</DTPOSTED><TRNAMT>41.20</TRNAMT><FITID>A1</FITID><NAME>CAFÉ ÉTOILE</NAME></STMTTRN>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261009</DTPOSTED><TRNAMT>-10.00</TRNAMT><FITID>A2</FITID><NAME>AMEX Dining Credit</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
`;

export const STATEMENT_FILES: readonly StatementFile[] = [
  {
    bank: "Chase",
    content: `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
10/02/2026,10/03/2026,WHOLEFDS MKT 10234,Groceries,Sale,-82.14,
10/15/2026,10/15/2026,Payment Thank You-Mobile,,Payment,500.00,
10/20/2026,10/21/2026,AMAZON MKTPL*2K4AB1,Shopping,Return,19.99,
10/21/2026,10/21/2026,PURCHASE INTEREST CHARGE,Fees & Adjustments,Fee,-3.10,
2/31/2026,10/29/2026,LOST DAY,Travel,Sale,-3.10,
`,
    rows: [
      ["2026-10-02", 8214, "WHOLEFDS MKT 10234", "purchase"],
      ["2026-10-15", -50_000, "Payment Thank You-Mobile", "payment"],
      ["2026-10-20", -1999, "AMAZON MKTPL*2K4AB1", "refund"],
      ["2026-10-21", 310, "PURCHASE INTEREST CHARGE", "fee"],
    ],
    unread: [[6, '"2/31/2026" is not a valid date.']],
  },
  {
    bank: "American Express, short",
    content: crlf(`Date,Description,Amount
10/03/2026,TST* NOODLE HOUSE       NEW YORK            NY,54.99
10/04/2026,AUTOPAY PAYMENT - THANK YOU,-1661.31
10/06/2026,AMEX Dining Credit,-10.00
`),
    rows: [
      ["2026-10-03", 5499, "TST* NOODLE HOUSE NEW YORK NY", "purchase"],
      ["2026-10-04", -166_131, "AUTOPAY PAYMENT - THANK YOU", "payment"],
      ["2026-10-06", -1000, "AMEX Dining Credit", "credit"],
    ],
  },
  {
    bank: "American Express, extended",
    content: `Date,Description,Card Member,Account #,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference,Category
10/07/2026,BOOKSHOP,A MEMBER,-71009,"1,234.56","BOOKS
DESCRIPTION : ONLINE",BOOKSHOP,"1 MAIN ST
2ND FLOOR","SEATTLE
WA",98109,UNITED STATES,'320262800000001',Merchandise & Supplies-Internet Purchase
10/08/2026,SUSHI BAR,A MEMBER,-71009,31.00,,SUSHI BAR,,,,UNITED STATES,'320262810000002',Restaurant-Restaurant
`,
    rows: [
      ["2026-10-07", 123_456, "BOOKSHOP", "purchase"],
      ["2026-10-08", 3100, "SUSHI BAR", "purchase"],
    ],
  },
  {
    bank: "Citi",
    content: `Status,Date,Description,Debit,Credit,Member Name
Cleared,10/02/2026,"COSTCO WHSE #0123         AUSTIN       TX",156.78,,A MEMBER
Cleared,10/04/2026,"ONLINE PAYMENT, THANK YOU",,-500.00,A MEMBER
Cleared,10/11/2026,COSTCO WHSE #0123,,-20.00,A MEMBER
`,
    rows: [
      ["2026-10-02", 15_678, "COSTCO WHSE #0123 AUSTIN TX", "purchase"],
      ["2026-10-04", -50_000, "ONLINE PAYMENT, THANK YOU", "payment"],
      ["2026-10-11", -2000, "COSTCO WHSE #0123", "refund"],
    ],
  },
  {
    bank: "Capital One",
    content: `Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
2026-10-16,2026-10-17,9020,LA TAQUERIA,Dining,47.99,
2026-10-20,2026-10-20,9020,CAPITAL ONE MOBILE PYMT,Payment/Credit,,500.00
2026-10-22,2026-10-23,9020,OUTDOOR SHOP,Merchandise,,32.50
`,
    rows: [
      ["2026-10-16", 4799, "LA TAQUERIA", "purchase"],
      ["2026-10-20", -50_000, "CAPITAL ONE MOBILE PYMT", "payment"],
      ["2026-10-22", -3250, "OUTDOOR SHOP", "refund"],
    ],
  },
  {
    bank: "Discover",
    content: `Trans. Date,Post Date,Description,Amount,Category
10/01/2026,10/02/2026,"HLU*HULU 373313066733-U HULU.COM/BILLCA",14.35,"Services"
10/05/2026,10/06/2026,INTERNET PAYMENT - THANK YOU,-200.00,Payments and Credits
10/09/2026,10/10/2026,CORNER GROCER,4.35,Supermarkets
`,
    rows: [
      ["2026-10-01", 1435, "HLU*HULU …-U HULU.COM/BILLCA", "purchase"],
      ["2026-10-05", -20_000, "INTERNET PAYMENT - THANK YOU", "payment"],
      ["2026-10-09", 435, "CORNER GROCER", "purchase"],
    ],
  },
  {
    bank: "Bank of America",
    content: `Posted Date,Reference Number,Payee,Address,Amount
10/14/2026,24445726072300602934358,"KROGER #539 800-555-0100 VA","800-555-0100  VA ",-41.76
10/18/2026,24445726072300602934359,"PAYMENT - THANK YOU","",300.00
10/19/2026,24445726072300602934360,"CASH REWARDS STATEMENT CREDIT","",55.16
`,
    rows: [
      ["2026-10-14", 4176, "KROGER #… VA", "purchase"],
      ["2026-10-18", -30_000, "PAYMENT - THANK YOU", "payment"],
      ["2026-10-19", -5516, "CASH REWARDS STATEMENT CREDIT", "credit"],
    ],
  },
  {
    bank: "Wells Fargo, without a header",
    content: `"10/30/2026","-12.99","*","","VIDEO STORE 123 SF CA"
"10/28/2026","-52.10","*","","SAFEWAY #1234"
"10/26/2026","400.00","*","","AUTOMATIC PAYMENT - THANK YOU"
"10/25/2026","not a number","*","","BROKEN LINE"
`,
    rows: [
      ["2026-10-30", 1299, "VIDEO STORE 123 SF CA", "purchase"],
      ["2026-10-28", 5210, "SAFEWAY #1234", "purchase"],
      ["2026-10-26", -40_000, "AUTOMATIC PAYMENT - THANK YOU", "payment"],
    ],
    unread: [[4, '"not a number" is not an amount.']],
  },
  {
    bank: "Apple Card",
    content: `Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
10/29/2026,10/30/2026,"SAFEWAY 1616 444 DRIVE","Safeway","Grocery","Purchase","94.52","A Member"
10/25/2026,10/25/2026,"ACH DEPOSIT INTERNET TRANSFER","Ach Deposit","Payment","Payment","-50.00","A Member"
`,
    rows: [
      ["2026-10-29", 9452, "SAFEWAY 1616 444 DRIVE", "purchase"],
      ["2026-10-25", -5000, "ACH DEPOSIT INTERNET TRANSFER", "payment"],
    ],
  },
  {
    bank: "U.S. Bank",
    content: `"Date","Transaction","Name","Memo","Amount"
"2026-10-05","DEBIT","SHELL OIL 57444103","24316050021548002013345; 05541; ; ; ; ","-48.20"
"2026-10-06","CREDIT","PAYMENT THANK YOU","WEB AUTOMTC; ; ; ; ; ","150.00"
`,
    rows: [
      ["2026-10-05", 4820, "SHELL OIL 57444103", "purchase"],
      ["2026-10-06", -15_000, "PAYMENT THANK YOU", "payment"],
    ],
  },
  {
    bank: "a bank with a summary above, which counts what is owed",
    content: `Account summary
Statement period,10/01/2026 - 10/31/2026

Transaction Date,Description,Category,Amount
10/03/2026,GAS & GO,DEBIT,-30.00
10/04/2026,Payment Received,CREDIT,75.00
`,
    rows: [
      ["2026-10-03", 3000, "GAS & GO", "purchase"],
      ["2026-10-04", -7500, "Payment Received", "payment"],
    ],
  },
  {
    bank: "OFX as SGML (QFX)",
    content: SGML,
    rows: [
      ["2026-10-03", 8214, "WHOLEFDS MKT 10234", "purchase"],
      ["2026-10-05", 645, "AT&T BILL", "purchase"],
      ["2026-10-15", -50_000, "Payment Thank You-Mobile", "payment"],
    ],
    unread: [[23, "It has no valid date (DTPOSTED)."]],
  },
  {
    bank: "OFX as XML with charges above zero",
    content: XML,
    rows: [
      ["2026-10-07", 4120, "CAFÉ ÉTOILE", "purchase"],
      ["2026-10-09", -1000, "AMEX Dining Credit", "credit"],
    ],
  },
  {
    bank: "a European bank: semicolons, a byte order mark, days first, decimal commas",
    content: `\uFEFFBooking date;Merchant name;Amount;Currency
13.10.2026;B\u00E4ckerei M\u00FCller;-1.234,50;USD
05.10.2026;Caf\uFFFD Central;\u22124,20;USD
07.10.2026;Payment received;100,00;USD
`,
    rows: [
      ["2026-10-13", 123_450, "Bäckerei Müller", "purchase"],
      ["2026-10-05", 420, "Caf\uFFFD Central", "purchase"],
      ["2026-10-07", -10_000, "Payment received", "payment"],
    ],
  },
  {
    bank: "a credit union: tabs, words for months, brackets, lines that end with CR alone",
    content: `Posting Date\tDetails\tDebit Amount\tCredit Amount
Oct 3, 2026\tHARDWARE\u00A0STORE\t$45.20\t
14 Oct 2026\tHARDWARE STORE\t\t($12.00)
Oct 19, 2026\tPAYMENT RECEIVED\t\t90.00
`.replaceAll("\n", "\r"),
    rows: [
      ["2026-10-03", 4520, "HARDWARE STORE", "purchase"],
      ["2026-10-14", -1200, "HARDWARE STORE", "refund"],
      ["2026-10-19", -9000, "PAYMENT RECEIVED", "payment"],
    ],
  },
  {
    bank: "a bank of another tongue: lines above, a column without a name",
    content: `Konto;Verity Signature;;;
Von 01.09.2026 bis 31.10.2026;;;;
Buchung;H\u00E4ndler;;W\u00E4hrung;Nr
03.09.2026;SHELL OIL 5744;-45,20;USD;v-1
05.10.2026;NETFLIX.COM;-15,49;USD;v-2
28.10.2026;CORNER SHOP;-1.023,99;USD;v-3
`,
    rows: [
      ["2026-09-03", 4520, "SHELL OIL 5744", "purchase"],
      ["2026-10-05", 1549, "NETFLIX.COM", "purchase"],
      ["2026-10-28", 102_399, "CORNER SHOP", "purchase"],
    ],
  },
  {
    bank: "a credit union that writes out and in",
    content: `Acct,When posted,What,Out,In
4411,2026-10-02,DELTA DENTAL OF CA,120.00,
4411,2026-10-10,Interest charged,31.20,
4411,2026-10-12,PAYMENT,,300.00
4411,2026-10-31,HILTON SF,389.20,
`,
    rows: [
      ["2026-10-02", 12_000, "DELTA DENTAL OF CA", "purchase"],
      ["2026-10-10", 3120, "Interest charged", "fee"],
      ["2026-10-12", -30_000, "PAYMENT", "payment"],
      ["2026-10-31", 38_920, "HILTON SF", "purchase"],
    ],
  },
  {
    bank: "an app that names only what was spent",
    content: `Day,Place,Spent,Paid back
2026-10-02,CORNER SHOP,12.00,
2026-10-12,PAYMENT RECEIVED,,30.00
2026-10-14,BAKERY,4.50,
`,
    rows: [
      ["2026-10-02", 1200, "CORNER SHOP", "purchase"],
      ["2026-10-14", 450, "BAKERY", "purchase"],
    ],
    unread: [[3, '"" is not an amount.']],
  },
];
