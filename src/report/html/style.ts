/** The page's style: system fonts, two color schemes, nothing loaded. */
export const STYLE = `
:root{color-scheme:light dark;
--bg:#f7f7f5;--card:#fff;--ink:#1b1c1e;--soft:#63666c;--faint:#8d9097;--line:#e6e6e2;--line-2:#f0f0ed;
--ok:#1a7f4b;--ok-bg:#e3f4ea;--bad:#c4362c;--bad-bg:#fce9e6;--warn:#a86400;--warn-bg:#fdf1da;--info:#3454d1;--info-bg:#e8ecfc;
--track:#ebebe7;--add:#e9f8ee;--add-n:#d3f0dd;--del:#fdeeec;--del-n:#fadcd8;--model:#7c8ff0;--tool:#37b3a0;--gate:#c79a3c;
--sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{
--bg:#111214;--card:#191b1e;--ink:#e9eaec;--soft:#a2a6ad;--faint:#7b7f87;--line:#2a2d31;--line-2:#22252a;
--ok:#56c98a;--ok-bg:#16301f;--bad:#f2796d;--bad-bg:#3a1c19;--warn:#e2ab4e;--warn-bg:#33270f;--info:#93a6ff;--info-bg:#1d2340;
--track:#2a2d31;--add:#14271b;--add-n:#1a3624;--del:#2d1816;--del-n:#41201d;--model:#6d80e8;--tool:#2f9c8b;--gate:#b08735}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 var(--sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
main{max-width:1000px;margin:0 auto;padding:56px 28px 72px}
h1,h2,h3,p,dl,dd,ul,ol,pre{margin:0;padding:0}ul,ol{list-style:none}
code,pre,.mono{font-family:var(--mono);font-size:.875em}
.num{font-variant-numeric:tabular-nums}
.soft{color:var(--soft)}
.hero{padding-bottom:4px}
.brand{display:flex;justify-content:space-between;gap:16px;color:var(--faint);font-size:13px;margin-bottom:28px}
.brand b{color:var(--soft);font-weight:600}
.pill{display:inline-flex;align-items:center;gap:8px;padding:4px 12px 4px 10px;border-radius:99px;font-size:13px;font-weight:600}
.pill::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.ok{color:var(--ok)}.bad{color:var(--bad)}.warn{color:var(--warn)}.idle{color:var(--faint)}
.pill.ok{background:var(--ok-bg)}.pill.bad{background:var(--bad-bg)}.pill.warn{background:var(--warn-bg)}.pill.idle{background:var(--line-2)}
h1{font-size:30px;line-height:1.22;letter-spacing:-.022em;font-weight:650;margin:16px 0 10px;overflow-wrap:anywhere;text-wrap:balance}
.reason{font-size:17px;color:var(--soft);max-width:72ch;overflow-wrap:anywhere}.reason::first-letter{text-transform:uppercase}
.task{margin-top:14px}.task summary{color:var(--faint);font-size:13px;width:fit-content}.task summary::after{content:" ›"}.task pre{padding-top:10px;font-family:var(--sans);font-size:14px;max-width:80ch}
.facts{display:flex;flex-wrap:wrap;gap:16px 44px;margin-top:28px;padding-top:22px;border-top:1px solid var(--line)}
.facts dt{font-size:12px;color:var(--faint);margin-bottom:1px}
.facts dd{font-size:14px;overflow-wrap:anywhere}
section{margin-top:44px}
section>header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:14px}
h2{font-size:18px;letter-spacing:-.012em;font-weight:640}
.note{color:var(--faint);font-size:13px;text-align:right}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.limits{display:grid;grid-template-columns:repeat(6,1fr)}
.limits li{grid-column:span 2}
.limits li:nth-last-child(2):nth-child(3n+1),.limits li:last-child:nth-child(3n+2){grid-column:span 3}
.limits li:last-child:nth-child(3n+1){grid-column:1/-1}
.limits li{padding:18px 20px 20px;border-right:1px solid var(--line-2);border-bottom:1px solid var(--line-2);margin:0 -1px -1px 0}
.limits h3{font-size:13px;font-weight:500;color:var(--soft)}
.limits p{display:flex;align-items:baseline;gap:7px;margin:2px 0 11px}
.limits strong{font-size:25px;letter-spacing:-.02em;font-weight:620}
.limits .unknown{flex-wrap:wrap;row-gap:0}.limits .unknown strong{color:var(--faint)}
.limits span{color:var(--faint);font-size:13px}.limits .share{margin-left:auto}
.bar{height:5px;border-radius:3px;background:var(--track);overflow:hidden}
.bar i{display:block;height:100%;border-radius:3px;background:var(--info);width:var(--w);min-width:3px}
.bar.near i{background:var(--warn)}.bar.over i{background:var(--bad)}.bar.zero i{display:none}
.rows>li,.rows>details{border-top:1px solid var(--line-2)}.rows>:first-child{border-top:0}
.row{display:flex;align-items:center;gap:14px;padding:13px 20px;min-width:0}
.row .grow{flex:1;min-width:0;overflow-wrap:anywhere}.row .end{color:var(--soft);font-size:13px;white-space:nowrap}
.row .sub{display:block;color:var(--faint);font-size:13px;font-family:var(--mono);overflow-wrap:anywhere}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}
.dot.idle{background:none;border:2px solid currentColor}
.tag{display:inline-block;padding:1px 7px;border-radius:5px;background:var(--line-2);color:var(--soft);font:12px/1.6 var(--mono);white-space:nowrap}
.tag.bad{background:var(--bad-bg);color:var(--bad)}.tag.warn{background:var(--warn-bg);color:var(--warn)}
.state{font-size:13px;white-space:nowrap}.state .arrow{color:var(--faint);padding:0 5px}
details>summary{cursor:pointer;list-style:none}details>summary::-webkit-details-marker{display:none}
summary:focus-visible,a:focus-visible{outline:2px solid var(--info);outline-offset:-2px;border-radius:6px}
#gates .row::after,.file summary::after{content:"";flex:none;width:8px;color:var(--faint);text-align:center}
#gates summary.row::after,.file summary::after{content:"›";transition:transform .12s}
#gates details[open]>summary.row::after,.file[open]>summary::after{transform:rotate(90deg)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.55}
pre.out{padding:14px 20px 16px;background:var(--line-2);color:var(--soft);font-size:12.5px;max-height:420px;overflow:auto}
`;

/** Styles of the diff, the timeline, the words and the print version. */
export const STYLE_PARTS = `
.file{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;margin-top:12px}
.file summary{display:flex;align-items:center;gap:14px;padding:11px 20px;font-size:13.5px}
.file .grow{flex:1;min-width:0;font-family:var(--mono);overflow-wrap:anywhere}
.plus{color:var(--ok)}.minus{color:var(--bad)}.plus,.minus{font-size:13px;font-variant-numeric:tabular-nums}
.diff{border-top:1px solid var(--line-2);overflow-x:auto}
.diff table{border-collapse:collapse;width:100%;font:12.5px/1.6 var(--mono);tab-size:4}
.diff td{padding:0 14px 0 10px;white-space:pre-wrap;overflow-wrap:anywhere;vertical-align:top}
.diff td.n{width:1%;min-width:44px;padding:0 10px;text-align:right;color:var(--faint);user-select:none;white-space:nowrap;font-variant-numeric:tabular-nums}
.diff td.s{width:1%;padding:0 0 0 8px;color:var(--faint);user-select:none}
.diff tr.a{background:var(--add)}.diff tr.a .n{background:var(--add-n)}.diff tr.a .s{color:var(--ok)}
.diff tr.r{background:var(--del)}.diff tr.r .n{background:var(--del-n)}.diff tr.r .s{color:var(--bad)}
.diff tr.h td{color:var(--faint);background:var(--line-2);padding:3px 14px}
.axis{display:flex;justify-content:space-between;padding:12px 104px 2px 312px;color:var(--faint);font-size:12px;font-variant-numeric:tabular-nums}
.lane{display:grid;grid-template-columns:272px 1fr 64px;gap:20px;align-items:center;padding:9px 20px}
.lane .what{display:flex;gap:12px;min-width:0;align-items:baseline}
.lane .what b{flex:none;min-width:16px;font-weight:500;color:var(--faint);font-size:13px;font-variant-numeric:tabular-nums;text-align:right}
.lane .what b.warn{color:var(--warn);font-weight:650}
.lane .what span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13.5px}
.lane .what code{color:var(--soft)}
.lane .what .tag{font-size:11px;line-height:1.5;overflow:visible;vertical-align:baseline}
.lane .time{text-align:right;color:var(--faint);font-size:12.5px;font-variant-numeric:tabular-nums}
.strip{position:relative;height:10px;border-radius:3px;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
.strip i{position:absolute;top:0;height:10px;left:var(--l);width:var(--w);min-width:3px;border-radius:3px;background:var(--model)}
.strip i.t{background:var(--tool)}.strip i.g{background:var(--gate)}.strip i.g.bad{background:var(--bad)}
.legend{display:inline-flex;gap:14px}.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;background:var(--c)}
.calls{padding:2px 20px 16px 48px;background:var(--card)}
.calls>p{color:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere;padding:4px 0 8px;max-width:80ch}
.calls>ul>li{padding:5px 0;font-size:13.5px;overflow-wrap:anywhere}
.calls li>p{color:var(--faint);font-size:12.5px}.calls a{color:var(--info)}
.calls pre.out{margin:5px 0 4px;border-radius:8px;padding:10px 14px;max-height:240px}
.says{border-left:3px solid var(--line);padding:2px 0 2px 20px;color:var(--soft);max-width:80ch;white-space:pre-wrap;overflow-wrap:anywhere}
.list li{padding:2px 0;color:var(--soft);font-size:14px;overflow-wrap:anywhere}
footer{margin-top:56px;padding-top:20px;border-top:1px solid var(--line);color:var(--faint);font-size:13px;overflow-wrap:anywhere}
footer p+p{margin-top:4px}
@media (max-width:720px){main{padding:32px 16px 48px}h1{font-size:25px}.limits{grid-template-columns:repeat(2,1fr)}.limits li:nth-child(n):nth-last-child(n){grid-column:auto}.limits li:last-child:nth-child(odd):nth-last-child(n){grid-column:1/-1}.limits li{padding:14px 16px 16px;min-width:0}.limits strong{font-size:20px}.limits .share{display:none}
.lane{grid-template-columns:1fr 56px;gap:6px 12px}.lane .strip{grid-column:1/-1;grid-row:2}.axis{display:none}
.row{flex-wrap:wrap;gap:4px 12px;padding:12px 16px}.row .grow{flex-basis:62%}#gates .row .grow{flex-basis:82%}#gates .row .state{margin-left:22px}.violation .end{order:1;margin-left:auto}.violation .grow{order:2;flex-basis:100%}.brand .run{display:none}.note{display:none}.diff td.n:first-child{display:none}}
@media print{body{background:#fff}main{padding:0;max-width:none}.card,.file{break-inside:avoid}pre.out{max-height:none}}
`;
