/** Styles of the sections: rows, the diff, the timeline, Markdown, narrow screens and paper. */
export const STYLE_PARTS = `
main>section:not(#verdict){margin-top:34px}
section>header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:11px}
h2{font-size:18px;letter-spacing:-.012em;font-weight:640}
.note{color:var(--faint);font-size:13px;text-align:right}
.rows>li{border-top:1px solid var(--line-2)}.rows>:first-child{border-top:0}
.row{display:flex;align-items:center;gap:14px;padding:11px 20px;min-width:0}
.row .grow{flex:1;min-width:0;overflow-wrap:anywhere}.row .end{color:var(--soft);font-size:13px;white-space:nowrap}
.row .sub{display:block;color:var(--faint);font-size:13px;font-family:var(--mono);overflow-wrap:anywhere}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}.dot.idle{background:none;border:2px solid currentColor}
.tag{display:inline-block;padding:1px 7px;border-radius:5px;background:var(--line-2);color:var(--soft);font:12px/1.6 var(--mono);white-space:nowrap}
.tag.bad{background:var(--bad-bg);color:var(--bad)}.tag.warn{background:var(--warn-bg);color:var(--warn)}
.state{font-size:13px;white-space:nowrap}.state .arrow{color:var(--faint);padding:0 5px}
details>summary{cursor:pointer;list-style:none}details>summary::-webkit-details-marker{display:none}
#gates .row::after,.file summary::after{content:"";flex:none;width:8px;color:var(--faint);text-align:center}
#gates summary.row::after,.file summary::after{content:"›";transition:transform .12s}
#gates details[open]>summary.row::after,.file[open]>summary::after{transform:rotate(90deg)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.55}
pre.out{padding:12px 20px 14px;background:var(--line-2);color:var(--soft);font-size:12.5px;max-height:420px;overflow:auto}
#gates details>p{padding:8px 20px 12px;font-size:13px}
.file{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:clip;margin-top:12px;content-visibility:auto;contain-intrinsic-size:auto 300px}
.file summary{display:flex;align-items:center;gap:14px;padding:10px 20px;font-size:13.5px}
.file .grow{flex:1;min-width:0;font-family:var(--mono);overflow-wrap:anywhere}
.plus{color:var(--ok)}.minus{color:var(--bad)}.plus,.minus{font-size:13px;font-variant-numeric:tabular-nums}
.view{padding:4px 14px;font:12.5px var(--sans)}
.diff{container-type:inline-size;border-top:1px solid var(--line-2);font:12.5px/1.6 var(--mono);tab-size:4;--n:5.5ch}
.l{display:grid;grid-template-columns:var(--n) var(--n) minmax(0,1fr)}
.l>*{white-space:pre-wrap;overflow-wrap:anywhere}
.l i{font-style:normal;text-align:right;padding-right:1ch;color:var(--faint);user-select:none;font-variant-numeric:tabular-nums}
.l span,.l ins,.l del{padding:0 12px 0 26px;position:relative;text-decoration:none}.l .d{display:none}
.a{background:var(--add)}.a i{background:var(--add-n);color:var(--soft)}.r{background:var(--del)}.r i{background:var(--del-n);color:var(--soft)}
.l ins::before,.l del::before{position:absolute;left:10px;content:"+";color:var(--ok);user-select:none}.l del::before{content:"−";color:var(--bad)}
mark{color:inherit;border-radius:3px;background:var(--add-w)}.r mark{background:var(--del-w)}
.diff .h{color:var(--faint);background:var(--line-2);padding:2px 14px;overflow-wrap:anywhere}.diff .h a{color:inherit}
@container (min-width:900px){
.two .l{grid-template-columns:var(--n) minmax(0,1fr) var(--n) minmax(0,1fr)}
.two .l>i:nth-child(2){grid-column:3;grid-row:1}.two .l>.d{display:block;grid-column:4}.two .l>span:not(.d){grid-column:2;grid-row:1}
.two .chg{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-auto-flow:row dense}
.two .chg>.l{grid-template-columns:var(--n) minmax(0,1fr)}.two .chg>.r{grid-column:1}.two .chg>.a{grid-column:2}
.two .chg>.r>i:nth-child(2),.two .chg>.a>i:first-child{display:none}.two .chg>.a>i{grid-column:1!important}
.two .chg>.h{grid-column:1/-1}}
.axis{padding-bottom:0}.ticks{display:flex;justify-content:space-between;color:var(--faint);font-size:12px;font-variant-numeric:tabular-nums}
.lane{display:grid;grid-template-columns:minmax(0,36%) minmax(0,1fr) 96px 54px;gap:18px;align-items:center;padding:7px 20px}
.turn{content-visibility:auto;contain-intrinsic-size:auto 37px}
.lane .what{display:flex;gap:12px;min-width:0;align-items:baseline}
.lane .what b{flex:none;min-width:20px;font-weight:500;color:var(--faint);font-size:13px;font-variant-numeric:tabular-nums;text-align:right}
.lane .what b.warn{color:var(--warn);font-weight:650}
.lane .what span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13.5px}
.lane .what code{color:var(--soft)}.lane .what .tag{font-size:11px;line-height:1.5;overflow:visible;vertical-align:baseline}
.lane .time,.lane .used{text-align:right;color:var(--faint);font-size:12.5px;font-variant-numeric:tabular-nums;white-space:nowrap}
.lane .used{display:flex;justify-content:space-between;gap:8px}.lane .used b{font-weight:500;color:var(--soft)}
.strip{position:relative;height:10px;border-radius:3px;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
.strip i{position:absolute;top:0;height:10px;left:var(--l);width:var(--w);min-width:3px;border-radius:3px;background:var(--model)}
.strip i.t{background:var(--tool)}.strip i.g{background:var(--gate)}.strip i.g.bad{background:var(--bad)}
.legend{display:inline-flex;gap:14px}.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;background:var(--c)}
.calls{padding:2px 20px 16px 52px;background:var(--card)}
.calls>p{color:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere;padding:3px 0;max-width:80ch;font-size:13.5px}
.calls>ul>li{padding:5px 0;font-size:13.5px;overflow-wrap:anywhere}
.calls li>p{color:var(--faint);font-size:12.5px}
.calls pre.out{margin:5px 0 4px;border-radius:8px;padding:10px 14px;max-height:240px}
.says{border-left:3px solid var(--line);padding:2px 0 2px 20px}
.md{color:var(--soft);max-width:84ch;overflow-wrap:anywhere}.md>*+*{margin-top:.6em}.md ul,.md ol{padding-left:1.4em;list-style:disc}.md ol{list-style:decimal}
.md .head{font-weight:650;color:var(--ink)}.md code{background:var(--line-2);border-radius:4px;padding:1px 4px}.md blockquote{border-left:3px solid var(--line);padding-left:14px}
.md .scroll{overflow-x:auto}.md table{border-collapse:collapse;font-size:13.5px}.md td,.md th{border:1px solid var(--line);padding:4px 10px;text-align:left}
.md hr{border:0;border-top:1px solid var(--line)}.md pre.out{border-radius:8px}
.list li{padding:2px 0;color:var(--soft);font-size:14px;overflow-wrap:anywhere}
footer{margin-top:48px;padding-top:18px;border-top:1px solid var(--line);color:var(--faint);font-size:13px;overflow-wrap:anywhere}footer p+p{margin-top:4px}
@media (max-width:1060px){body{display:block}nav{position:static;height:auto;border:0;padding:18px 28px 0;overflow:visible}nav>ul,nav>details{display:none}nav .brand{padding:0}.tools{padding:0;max-width:420px}main{padding:16px 28px 56px}}
@media (max-width:820px){.cards{grid-template-columns:minmax(0,1fr)}.checks{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:600px){nav{padding:16px 16px 0}main{padding:14px 16px 48px}h1{font-size:22px}.checks{grid-template-columns:minmax(0,1fr)}
.lane{grid-template-columns:minmax(0,1fr) auto auto;gap:5px 12px;padding:8px 14px}.lane .strip{grid-column:1/-1;grid-row:2}.axis{display:none}.lane .used span{display:none}
.row{flex-wrap:wrap;gap:4px 12px;padding:11px 14px}.row .grow{flex-basis:62%}#gates .row .grow{flex-basis:78%}#gates .row .state{margin-left:22px}.violation .end{order:1;margin-left:auto}.violation .grow{order:2;flex-basis:100%}
.note{display:none}.calls{padding:2px 14px 14px}.file summary{padding:10px 14px}.l{grid-template-columns:var(--n) minmax(0,1fr)}.l:not(.r)>i:first-child,.r>i:nth-child(2){display:none}.diff{--n:4.5ch}}
@media print{*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{display:block;background:#fff;font-size:12px}nav,.skip{display:none}main{padding:0;max-width:none}
.card,.cards section,.lane,.row{break-inside:avoid}pre.out{max-height:none}.file,.turn{content-visibility:visible}
.file::details-content,#gates details::details-content{content-visibility:visible;block-size:auto}}
`;
