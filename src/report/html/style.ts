/** The light colors. Text and its background differ by at least 4.5:1 (WCAG AA), in both schemes. */
const LIGHT = `
--bg:#f7f7f5;--card:#fff;--ink:#1b1c1e;--soft:#53565c;--faint:#64676e;--line:#e3e3df;--line-2:#f1f1ee;
--ok:#146b3e;--ok-bg:#e3f4ea;--bad:#b3261e;--bad-bg:#fce9e6;--warn:#8a5200;--warn-bg:#fdf1da;--info:#2c49bf;--info-bg:#e8ecfc;
--track:#e9e9e4;--add:#e9f8ee;--add-n:#d6f1df;--add-w:#a9e2bd;--del:#fdeeec;--del-n:#fadcd8;--del-w:#f6bdb5;
--model:#7c8ff0;--tool:#37b3a0;--gate:#c79a3c;--hit:#ffe58a`;

const DARK = `
--bg:#111214;--card:#191b1e;--ink:#e9eaec;--soft:#b0b4bb;--faint:#989ca4;--line:#2c2f34;--line-2:#22252a;
--ok:#56c98a;--ok-bg:#16301f;--bad:#f58b80;--bad-bg:#3a1c19;--warn:#e2ab4e;--warn-bg:#33270f;--info:#9fb0ff;--info-bg:#1d2340;
--track:#2c2f34;--add:#12271a;--add-n:#183422;--add-w:#22593a;--del:#2b1715;--del-n:#3d1f1c;--del-w:#6d2d27;
--model:#6d80e8;--tool:#2f9c8b;--gate:#b08735;--hit:#6b5300`;

/** The page's frame: system fonts, two color schemes, nothing loaded. Paper is always light. */
export const STYLE = `
:root{color-scheme:light dark;${LIGHT};
--sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
html{scroll-padding-top:72px}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 var(--sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeSpeed;
display:grid;grid-template-columns:244px minmax(0,1fr);align-items:start}
h1,h2,h3,p,dl,dd,ul,ol,pre,blockquote{margin:0;padding:0}ul,ol{list-style:none}
a{color:var(--info);text-underline-offset:2px}
code,pre,.mono,kbd{font-family:var(--mono);font-size:.875em}
.num{font-variant-numeric:tabular-nums}.soft{color:var(--soft)}
.ok{color:var(--ok)}.bad{color:var(--bad)}.warn{color:var(--warn)}.idle{color:var(--faint)}
.skip{position:absolute;left:-999px;z-index:9;background:var(--card);padding:8px 14px}.skip:focus{left:8px;top:8px}
:focus-visible{outline:2px solid var(--info);outline-offset:1px;border-radius:5px}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:26px 14px 26px 22px;border-right:1px solid var(--line);font-size:13px;scrollbar-width:thin}
nav .brand{padding:0 8px;font-size:14px;margin-bottom:14px}
nav a{display:flex;gap:8px;padding:3px 8px;border-radius:6px;color:var(--soft);text-decoration:none;min-width:0}
nav a:hover{background:var(--line-2);color:var(--ink)}nav a[aria-current]{background:var(--info-bg);color:var(--info)}
nav .grow{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
nav b{font-weight:500;min-width:2ch;text-align:right;font-variant-numeric:tabular-nums}nav .brand b{font-weight:650}
nav code{font-size:12px;color:inherit}
nav details{margin-top:14px}nav summary{padding:3px 8px;font-weight:600;font-size:12px;color:var(--faint)}
nav details ul{content-visibility:auto;contain-intrinsic-size:auto 200px}
.tools{padding:0 8px 12px}.tools label{display:block;color:var(--faint);font-size:12px}
.tools input{display:block;width:100%;margin-top:3px;padding:5px 8px;font:13px var(--sans);color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:7px}
.tools p{display:flex;gap:6px;margin-top:6px;color:var(--faint);font-size:12px}
.tools button{flex:1;font:12px var(--sans);padding:4px 6px;color:var(--soft);background:var(--card);border:1px solid var(--line);border-radius:7px;cursor:pointer}
kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px}
::highlight(found){background:var(--hit)}
[hidden]{display:none!important}
main{width:100%;max-width:1480px;padding:26px 32px 60px}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px;font-size:13px;color:var(--faint)}
.meta a{color:inherit}.sep{padding:0 1px}
.pill{display:inline-flex;align-items:center;gap:8px;padding:3px 12px 3px 10px;border-radius:99px;font-weight:600}
.pill::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.pill.ok{background:var(--ok-bg)}.pill.bad{background:var(--bad-bg)}.pill.warn{background:var(--warn-bg)}.pill.idle{background:var(--line-2)}
h1{font-size:26px;line-height:1.25;letter-spacing:-.02em;font-weight:650;margin:10px 0 4px;overflow-wrap:anywhere;text-wrap:balance}
.reason{color:var(--soft);max-width:96ch;overflow-wrap:anywhere}
.hero.is-bad .why,.hero.is-warn .why{margin-top:8px;padding:10px 16px;border-left:4px solid var(--bad);border-radius:4px 10px 10px 4px;background:var(--bad-bg)}
.hero.is-warn .why{border-color:var(--warn);background:var(--warn-bg)}
.hero.is-bad .reason,.hero.is-warn .reason{color:var(--ink)}
.next{margin-top:2px;color:var(--soft);overflow-wrap:anywhere}.next b{color:var(--ink);font-weight:600}
.task summary{color:var(--faint);font-size:13px;width:fit-content}.task summary::after{content:" ›"}.task pre{padding:8px 0;font-family:var(--sans);font-size:14px;max-width:80ch}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
#verdict{margin-top:16px;padding:13px 20px 15px}
#verdict h2,.cards h2{font-size:13px;font-weight:500;letter-spacing:0;color:var(--soft)}
#verdict h2 span{font-weight:650;margin-left:4px}
.checks{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px 22px;margin-top:9px}
.checks li{display:flex;gap:10px;font-size:13.5px;line-height:1.4;color:var(--soft);overflow-wrap:anywhere;min-width:0}
.checks b{display:block;font-weight:600;color:var(--ink)}
.sign{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font:700 12px/1 var(--sans);margin-top:1px}
.sign.ok{background:var(--ok-bg)}.sign.bad{background:var(--bad-bg)}.sign.warn{background:var(--warn-bg)}.sign.idle{background:var(--line-2)}
.cards{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:14px;margin-top:14px}
.cards section{margin:0;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:13px 20px 15px;min-width:0;display:flex;flex-direction:column}
.figure{font-size:23px;letter-spacing:-.02em;font-weight:640;margin:1px 0 7px}.figure small{font-size:13px;font-weight:450;letter-spacing:0;color:var(--faint)}
.lines li>span:first-child{min-width:0;overflow:hidden;text-overflow:ellipsis}.lines li{display:flex;justify-content:space-between;gap:10px;font-size:13px;padding:2px 0;white-space:nowrap}
.path{display:flex;min-width:0;font-family:var(--mono);font-size:12.5px}.path .dir{overflow:hidden;text-overflow:ellipsis;color:var(--faint)}
.foot{margin-top:auto;padding-top:8px;font-size:13px;color:var(--soft);overflow-wrap:anywhere}
.figures li{display:grid;grid-template-columns:56px auto 1fr;gap:2px 10px;align-items:baseline;font-size:13px;padding:4px 0;border-top:1px solid var(--line-2)}
.figures b{font-size:14.5px;font-weight:620}.figures .soft{text-align:right;overflow-wrap:anywhere}.figures li>span:first-child{color:var(--soft)}
.limits li{display:grid;grid-template-columns:50px minmax(0,1fr) 30%;gap:10px;align-items:center;font-size:13px;padding:3px 0}
.limits li>span:first-child{color:var(--soft)}.limits strong{font-weight:620}.limits .amount{white-space:nowrap}.limits li:not(:has(.bar)) .amount{white-space:normal}
.limits li:not(:has(.bar)) .amount{grid-column:2/4}
.bar{height:6px;border-radius:3px;background:var(--track);overflow:hidden}
.bar i{display:block;height:100%;border-radius:3px;background:var(--info);width:var(--w);min-width:3px}
.bar.near i{background:var(--warn)}.bar.over i{background:var(--bad)}.bar.zero i{display:none}
`;
