export const id = 678;
export const ids = [678];
export const modules = {
	92217: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42738);
		const hasMarkdown = (blocks) => blocks.some((block) => {
			if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
			return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
		});
		async function withParsedMarkdown(root) {
			if (!hasMarkdown(root.children)) return root;
			const { parseMarkdown } = await Promise.all([__webpack_require__.e(884), __webpack_require__.e(118)]).then(__webpack_require__.bind(__webpack_require__, 27118));
			const parsed = (blocks) => blocks.flatMap((block) => {
				switch (block.type) {
					case "markdown": return parseMarkdown((0, _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__.R)(block.parts));
					case "section":
					case "alert": return [{
						...block,
						children: parsed(block.children)
					}];
					case "list": return [{
						...block,
						children: block.children.map((item) => ({
							...item,
							children: parsed(item.children)
						}))
					}];
					default: return [block];
				}
			});
			return {
				...root,
				children: parsed(root.children)
			};
		}
	}),
	67678: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { writeHtml: () => writeHtml });
		var external_node_path_ = __webpack_require__(76760);
		var atomic_file = __webpack_require__(89177);
		var read_records = __webpack_require__(85495);
		var text_counts = __webpack_require__(78119);
		var external_node_zlib_ = __webpack_require__(38522);
		var page_elements = __webpack_require__(27221);
		;
		const plainLength = 64 * 1024;
		const compressionLevel = 6;
		const scriptJson = (json) => json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		function dataElement(json, encoding, attribute) {
			const content = encoding === "json" ? scriptJson(json) : (0, external_node_zlib_.gzipSync)(json, { level: compressionLevel }).toString("base64");
			return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${content}<\/script>\n`;
		}
		function createDataBlocks(file) {
			let waiting = [];
			let waitingLength = 0;
			let detailBytes = 0;
			function write({ tests, details }, encoding) {
				file.write(dataElement(tests, encoding, `class="${page_elements.nC.tests}"`));
				const element = dataElement(details, encoding, `class="${page_elements.nC.details}"`);
				detailBytes += element.length;
				file.write(element);
			}
			function writeWaiting(encoding) {
				for (const block of waiting ?? []) write(block, encoding);
				waiting = undefined;
			}
			return {
				add(tests, details) {
					const block = {
						tests: JSON.stringify(tests),
						details: JSON.stringify(details)
					};
					if (waiting === undefined) {
						write(block, "gzip");
						return;
					}
					waiting.push(block);
					waitingLength += block.tests.length + block.details.length;
					if (waitingLength > plainLength) writeWaiting("gzip");
				},
				detailBytes: () => detailBytes,
				end(run) {
					writeWaiting("json");
					file.write(dataElement(JSON.stringify(run), "json", `id="${page_elements.S6.data}"`));
				}
			};
		}
		var display_text = __webpack_require__(9833);
		var code_text = __webpack_require__(3343);
		var link_target = __webpack_require__(50798);
		var node_handlers = __webpack_require__(22386);
		;
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		const escapeMarkup = (text) => text.replace(/[&<>"']/g, (character) => references[character] ?? "");
		const escapeHtmlText = (text) => escapeMarkup((0, display_text.p)(text));
		const signs = {
			successful: "\u2713",
			failed: "\u2717",
			skipped: "\u25cb",
			cancelled: "\u2298",
			running: "\u2026",
			unknown: "?",
			flaky: "\u21bb",
			waiting: "\u2026",
			incomplete: "!",
			quarantined: "\u2013"
		};
		const inlineHandlers = {
			text: ({ value }) => escapeHtmlText(value),
			strong: ({ children }) => `<strong>${renderHtmlInline(children)}</strong>`,
			emphasis: ({ children }) => `<em>${renderHtmlInline(children)}</em>`,
			small: ({ children }) => `<small>${renderHtmlInline(children)}</small>`,
			break: () => "<br>",
			inlineCode: ({ value }) => `<code>${escapeHtmlText(value)}</code>`,
			link({ url, children }) {
				const target = (0, link_target.C)(url);
				const shown = renderHtmlInline(children);
				return target === undefined ? shown : `<a href="${escapeMarkup(target)}" rel="noopener noreferrer">${shown}</a>`;
			},
			badge({ status, value }) {
				const word = value.toLowerCase() === status ? "" : `<span class="visually-hidden">${status}</span>`;
				const text = value === "" ? "" : ` ${escapeHtmlText(value)}`;
				return `<span class="badge badge-${status}"><span class="sign" aria-hidden="true">${signs[status]}</span>${word}${text}</span>`;
			}
		};
		const renderHtmlInline = (nodes) => nodes.map((node) => (0, node_handlers.d)(inlineHandlers, node)).join("");
		const firstLevel = 2;
		const lastLevel = 6;
		const classOf = (side = "left") => side === "left" ? "" : ` class="${side}"`;
		const diffLine = (line) => {
			const shown = escapeMarkup(line);
			if (line.startsWith("-")) return `<del>${shown}</del>`;
			return line.startsWith("+") ? `<ins>${shown}</ins>` : shown;
		};
		function chart(parts) {
			const all = parts.reduce((sum, { cells }) => sum + cells, 0);
			const shown = parts.filter(({ cells }) => cells > 0);
			const label = shown.map(({ status, cells }) => `${Math.round(100 * cells / all)} % ${status}`).join(", ");
			let x = 0;
			const rects = shown.map(({ status, cells }) => {
				const rect = `<rect class="cells cells-${status}" x="${x}" y="0" width="${cells}" height="1"/>`;
				x += cells;
				return rect;
			});
			const name = label === "" ? "no tests" : `about ${label}`;
			return `<svg class="chart" viewBox="0 0 ${Math.max(all, 1)} 1" preserveAspectRatio="none" role="img" aria-label="${name}">${rects.join("")}</svg>`;
		}
		function renderHtml(root) {
			let level = firstLevel - 1;
			function heading(wanted, children) {
				level = Math.min(Math.max(wanted, firstLevel), level + 1, lastLevel);
				return `<h${level}>${renderHtmlInline(children)}</h${level}>`;
			}
			const blocks = (nodes, depth) => nodes.map((node) => (0, node_handlers.d)(blockHandlers, node, depth)).join("\n");
			const item = (children, depth) => {
				const [first, ...others] = children;
				return first?.type === "paragraph" ? [renderHtmlInline(first.children), blocks(others, depth)].join("") : blocks(children, depth);
			};
			const row = (cells, align, element) => {
				const shown = cells.map((cell, column) => `<${element}${classOf(align[column])}>${renderHtmlInline(cell)}</${element.split(" ")[0]}>`);
				return `<tr>${shown.join("")}</tr>`;
			};
			const blockHandlers = {
				heading: ({ depth, children }, nesting) => heading(depth + nesting, children),
				paragraph: ({ children }) => `<p>${renderHtmlInline(children)}</p>`,
				list({ ordered, children }, depth) {
					const element = ordered ? "ol" : "ul";
					return `<${element}>${children.map((child) => `<li>${item(child.children, depth)}</li>`).join("")}</${element}>`;
				},
				table: ({ align, head, rows }) => `<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>${row(head, align, "th scope=\"col\"")}</thead><tbody>${rows.map((cells) => row(cells, align, "td")).join("\n")}</tbody></table></div>`,
				code({ value, language }) {
					const shown = (0, code_text.p)(value);
					return language === "diff" ? `<pre class="diff" tabindex="0">${shown.split("\n").map(diffLine).join("\n")}</pre>` : `<pre class="code" tabindex="0">${escapeMarkup(shown)}</pre>`;
				},
				alert: ({ severity, children }, depth) => `<div class="alert alert-${severity}"><p class="alert-title">${severity}</p>${blocks(children, depth)}</div>`,
				chart: ({ parts }) => chart(parts),
				divider: () => "<hr>",
				markdown: ({ parts }) => `<p>${escapeMarkup((0, display_text.W)(parts.map(({ text }) => text).join("")).trim())}</p>`,
				section({ title, fold, children }, depth) {
					if (fold === "fixed") return `<section class="fixed">${heading(firstLevel + depth, title)}\n${blocks(children, depth + 1)}</section>`;
					const summary = `<summary>${renderHtmlInline(title)}</summary>`;
					return `<details class="fold"${fold === "open" ? " open" : ""}>${summary}<div class="fold-content">${blocks(children, depth)}</div></details>`;
				}
			};
			return blocks(root.children, 0);
		}
		var problems = __webpack_require__(83375);
		var node_builders = __webpack_require__(33390);
		var content_security_policy = __webpack_require__(6012);
		;
		const pageScript = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function i(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let a={system:`System`,light:`Light`,dark:`Dark`};function o(t){let n=i(`theme`),r=n.read(),o=e(`select`,{id:`theme-choice`},...Object.entries(a).map(([t,n])=>e(`option`,{value:t},n)));o.value=r===`light`||r===`dark`?r:`system`,s(o.value),o.addEventListener(`change`,()=>{s(o.value),n.write(o.value)}),t?.append(e(`label`,{for:`theme-choice`},`Colours`),o)}function s(e){e===`system`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e)}let c={run:`run-facts`,theme:`theme`,charts:`charts`,report:`report`,tests:`tests`,testsNote:`tests-note`,data:`run`},l={tests:`tests`,details:`details`};function u(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function d(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let f=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],p={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`},m=/[^\\0-\\x7f]/;function h(e){return m.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}let g={successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`},_=f.indexOf(`failed`),v=f.indexOf(`unknown`),y=Object.fromEntries(f.map((e,t)=>[g[e],t]));function b(){return{names:[],searchableNames:[],ranks:[],flaky:[],suiteOf:[],fileOf:[],workerOf:[],formatOf:[],lines:[],durations:[],starts:[],tagsOf:new Map,detailsOf:new Map,suites:E(),files:E(),tags:E(),workers:E(),formats:E()}}function x(e,t,n){let r=e.names.length;for(let[n,r]of t.suites)D(e.suites,r,n);for(let n of t.files)D(e.files,n);for(let n of t.tags)D(e.tags,n);for(let n of t.workers)D(e.workers,n);for(let n of t.formats)D(e.formats,n);t.names.forEach((n,r)=>{let i=t.starts[r]??-1;e.names.push(n),e.searchableNames.push(h(n)),e.ranks.push(y[t.statuses.charAt(r)]??v),e.flaky.push(0),e.suiteOf.push(t.suiteOf[r]??-1),e.fileOf.push(t.fileOf[r]??-1),e.workerOf.push(t.workerOf[r]??-1),e.formatOf.push(t.formatOf[r]??-1),e.lines.push(t.lines[r]??-1),e.durations.push(t.durations[r]??-1),e.starts.push(i===-1||t.start===void 0?-1:t.start+i)});for(let n of t.flaky)e.flaky[r+n]=1;for(let[n,i]of t.tagged)e.tagsOf.set(r+n,i);t.detailed.forEach((t,i)=>{e.detailsOf.set(r+t,{block:n,index:i})})}let S=(e,t)=>{let n=e.names[t]??``;return n.trim()===``?`(no name)`:n},C=(e,t)=>f[e.ranks[t]??v]??`unknown`;function w(e,t){let n=[];for(let r=t;r!==-1;r=e.parents[r]??-1)n.push(e.names[r]??``);return n.reverse()}let T=(e,t)=>(e.tagsOf.get(t)??[]).map(t=>e.tags.names[t]??``),E=()=>({names:[],searchableNames:[],parents:[]});function D(e,t,n=-1){e.parents.push(n<e.names.length?n:-1),e.names.push(t),e.searchableNames.push(h(t))}let O={status:`Failed first`,duration:`Slowest first`,name:`By name`,recorded:`As recorded`};function ee(e,t){let n=Int32Array.from(e.names.keys()),{durations:r,searchableNames:i}=e;return t===`status`?ne(e,n):t===`duration`?n.sort((e,t)=>(r[t]??0)-(r[e]??0)||e-t):t===`name`?n.sort((e,t)=>k(i[e]??``,i[t]??``)||e-t):n}let k=(e,t)=>e<t?-1:+(e>t),te=({ranks:e,flaky:t},n)=>{let r=e[n]??v;return r===_?0:t[n]===1?1:r+1};function ne(e,t){let n=Uint8Array.from(t,t=>te(e,t)),r=new Int32Array(t.length),i=0;for(let e=0;e<=f.length;e+=1)for(let a of t)n[a]===e&&(r[i++]=a);return r}let A={suite:`Suite`,file:`File`,none:`Nothing`};function re(e,{hits:t,grouping:n,order:r,toggled:i}){let a=n===`file`?e.files:e.suites,o=n===`file`?e.fileOf:e.suiteOf,s=n===`none`?[]:ae(e,a,o,t),c=oe(a,s,r),l=n===`none`?{of:()=>t}:se(t,o,a.names.length),u=t.length+s.length,d=new Int32Array(u),f=new Uint8Array(u),p=new Int32Array(u),m=new Int32Array(u),h=0,g=new Map,_=new Map,v=e=>i.get(e)??(t.length<=200||(s[e]?.failed??0)>0);function y(e,t,n,r){d[h]=e,f[h]=Math.min(t,100),p[h]=n,m[h]=r,h+=1}function b(e,t){let n=c.get(e)??[],r=l.of(e),i=n.length+r.length;n.forEach((e,n)=>{let{last:r,title:a}=x(e);y(-1-r,t,n+1,i),g.set(r,a),_.set(r,s[r]??ie()),v(r)&&t<100&&b(r,t+1)});for(let e=0;e<r.length;e+=1)y(r[e]??0,t,n.length+e+1,i)}function x(e){let t=[];for(let n=e;;){let e=a.names[n]||`(no name)`;t.length>0&&e.startsWith(t.at(-1)??``)&&t.pop(),t.push(e);let[r,i]=c.get(n)??[];if(r===void 0||i!==void 0||l.of(n).length>0)return{last:n,title:t.join(` \u203a `)};n=r}}return b(-1,1),{length:h,items:d.subarray(0,h),levels:f,positions:p,siblings:m,titles:g,sums:_,isOpen:v}}let ie=()=>({tests:0,failed:0,duration:0});function ae(e,t,n,r){let i=t.names.map(ie);for(let t of r){let r=i[n[t]??-1];r!==void 0&&(r.tests+=1,e.ranks[t]===_&&(r.failed+=1),r.duration+=Math.max(e.durations[t]??0,0))}for(let e=i.length-1;e>=0;--e){let n=i[e],r=i[t.parents[e]??-1];n!==void 0&&r!==void 0&&(r.tests+=n.tests,r.failed+=n.failed,r.duration+=n.duration)}return i}function oe({parents:e,searchableNames:t},n,r){let i=new Map;n.forEach(({tests:t},n)=>{if(t===0)return;let r=e[n]??-1,a=i.get(r);a===void 0?i.set(r,[n]):a.push(n)});let a={status:(e,t)=>Math.sign(n[t]?.failed??0)-Math.sign(n[e]?.failed??0),duration:(e,t)=>(n[t]?.duration??0)-(n[e]?.duration??0),name:(e,n)=>k(t[e]??``,t[n]??``),recorded:(e,t)=>e-t}[r];for(let e of i.values())e.sort(a);return i}function se(e,t,n){let r=new Int32Array(n+1),i=e=>{let t=r[e]??0;return r[e]=t+1,t};for(let n of e)i((t[n]??-1)+1);let a=0;r.forEach((e,t)=>{r[t]=a,a+=e});let o=new Int32Array(e.length);for(let n of e)o[i((t[n]??-1)+1)]=n;return{of:e=>o.subarray(e===-1?0:r[e],r[e+1])}}function ce(e,t){let n=f.map(()=>0),r=0;for(let i of t){let t=e.ranks[i]??v;n[t]=(n[t]??0)+1,r+=e.flaky[i]??0}return{byRank:n,flaky:r}}let j=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),M=(e,t)=>`${j(e)} ${t}${e===1?``:`s`}`;function N(t,...n){return e(`figure`,{class:`chart-card`},e(`figcaption`,{},t),...n)}function le(t,n,r){let i=(t,n)=>e(`tr`,{},...t.map(t=>e(n,{},t)));return e(`div`,{class:`visually-hidden`},e(`table`,{},e(`caption`,{},t),e(`thead`,{},i(n,`th`)),e(`tbody`,{},...r.map(e=>i(e,`td`)))))}let P=[[1,`< 1 ms`],[10,`10 ms`],[100,`100 ms`],[1e3,`1 s`],[1e4,`10 s`],[6e4,`1 m`],[1/0,`> 1 m`]],F=420/P.length;function ue({durations:t}){let n=P.map(()=>0),i=0;for(let e of t){if(e<0)continue;i+=1;let t=P.findIndex(([t])=>e<t);n[t]=(n[t]??0)+1}if(i<2)return;let a=Math.max(...n),o=r(`svg`,{class:`histogram`,viewBox:`0 0 420 120`,\"aria-hidden\":`true`});return n.forEach((e,t)=>{let n=e===0?0:Math.max(e/a*76,2),i=(t+.5)*F;o.append(r(`rect`,{class:`fill-accent`,x:i-F/2+3,y:96-n,width:F-6,height:n,rx:2}),r(`text`,{x:i,y:96-n-5,\"text-anchor\":`middle`},e===0?``:j(e)),r(`text`,{class:`axis`,x:i,y:112,\"text-anchor\":`middle`},de(t)))}),o.append(r(`line`,{class:`rule`,x1:0,x2:420,y1:96,y2:96})),N(`Durations`,e(`div`,{class:`picture`},o),le(`Number of tests by duration`,[`Duration`,`Tests`],n.map((e,t)=>[de(t),j(e)])))}let de=e=>{let t=P[e]?.[1]??``;return e===0||e===P.length-1?t:`< ${t}`},I=1e3,L=60*I,R=60*L,fe=24*R;function z(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function B(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<I)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/I)*I;return r<L?`${r/I} s`:r<R?z(r,L,`min`,I,`s`):r<fe?z(r,R,`h`,L,`min`):z(r,fe,`d`,R,`h`)}let pe={successful:`M5 8.3l2.1 2.1L11 6`,failed:`M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8`,skipped:`M5 8h6`,cancelled:`M3.4 12.6l9.2-9.2`,running:`M4.9 8h.2M7.9 8h.2M10.9 8h.2`,unknown:`M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.2v.1`,flaky:`M11 7.2A3.2 3.2 0 0 0 5.2 6.4M5 8.8a3.2 3.2 0 0 0 5.8.8M5 4.6v2h2M11 11.4v-2H9`};function V(e){return r(`svg`,{class:`icon ${e===`successful`||e===`failed`?`disc`:`ring`} status-${e}`,viewBox:`0 0 16 16`,\"aria-hidden\":`true`},r(`circle`,{cx:8,cy:8,r:6.6}),r(`path`,{d:pe[e]}))}function me(t){let n=he(t.durations),i=t.durations[n[0]??-1]??0;return i<=0?void 0:N(`Slowest tests`,e(`ol`,{class:`ranking`},...n.map(n=>{let a=t.durations[n]??0;return e(`li`,{},V(C(t,n)),e(`a`,{class:`name`,href:`#view=tests&test=${n}`},S(t,n)),e(`span`,{class:`number`},B(a)),r(`svg`,{class:`bar thin`,viewBox:`0 0 100 1`,preserveAspectRatio:`none`,\"aria-hidden\":`true`},r(`rect`,{class:`fill-accent`,width:a/i*100,height:1})))})))}function he(e){let t=[];return e.forEach((n,r)=>{if(n<=(e[t[9]??-1]??0))return;let i=t.findIndex(t=>(e[t]??0)<n);t.splice(i===-1?t.length:i,0,r),t.length=Math.min(t.length,10)}),t}function ge(e){return e===0||e===1?`${e*100}%`:e>0&&e<.001?`< 0.1%`:e<1&&e>.999?`> 99.9%`:`${(e*100).toFixed(1)}%`}let _e=e=>e===`successful`?`passed`:e;function ve(t){let n=t.reduce((e,t)=>e+t,0),r=f.map((e,n)=>({status:e,count:t[n]??0})).filter(({count:e})=>e>0);return N(`Statuses`,H(t,`${M(n,`test`)}: ${r.map(({status:e,count:t})=>`${j(t)} ${_e(e)}`).join(`, `)}`),e(`ul`,{class:`legend`},...r.map(({status:t,count:r})=>e(`li`,{},V(t),e(`a`,{href:`#view=tests&status=${t}`},p[t]),e(`span`,{class:`number`},`${j(r)} · ${ge(r/n)}`)))))}function H(e,t){let n=Math.max(e.reduce((e,t)=>e+t,0),1),i=e.map(e=>e===0?0:Math.max(e/n*1e3,6)),a=i.reduce((e,t)=>e+t,0),o=r(`svg`,{class:`bar`,viewBox:`0 0 ${Math.max(a,1)} 10`,preserveAspectRatio:`none`,role:`img`,\"aria-label\":t},r(`title`,{},t)),s=0;return i.forEach((e,t)=>{e>0&&o.append(r(`rect`,{class:`fill-${f[t]}`,x:s,y:0,width:e,height:10})),s+=e}),o}let ye=[`status`,`tag`,`suite`,`file`,`worker`],be=/([a-z]+):(?=\\s|$)|(?:([a-z]+):)?(?:\"([^\"]*)\"?|(\\S+))/gi;function xe(e){let t=[];for(let[n,r,i,a,o]of e.matchAll(be)){let e=h(i??r??``),s=ye.find(t=>t===e);s===void 0?t.push({field:`any`,text:h(a!==void 0&&i===void 0?a:n)}):t.push({field:s,text:h(a??o??``)})}return t.filter(({field:e,text:t})=>e!==`any`||t!==``)}let Se=(e,t)=>t.every(({field:t,text:n})=>e.some(e=>e.field===t&&e.text.startsWith(n))),U=(e,t)=>`${e}:${/[\"\\s]/.test(t)?`\"${t.replaceAll(`\"`,``)}\"`:t}`;function Ce(t){let n=t.tags.names.map(e=>({name:e,byRank:f.map(()=>0),total:0}));for(let[e,r]of t.tagsOf){let i=t.ranks[e]??v;for(let e of r){let t=n[e];t!==void 0&&(t.byRank[i]=(t.byRank[i]??0)+1,t.total+=1)}}if(n.length===0)return;let r=e=>e.byRank[0]??0,i=n.sort((e,t)=>r(t)-r(e)||t.total-e.total).slice(0,15).map(({name:t,byRank:n,total:r})=>e(`li`,{},e(`a`,{class:`name`,href:`#${new URLSearchParams({view:`tests`,q:U(`tag`,t)})}`},t),e(`span`,{class:`number`},(n[0]??0)>0?`${j(n[0]??0)} failed of ${j(r)}`:j(r)),H(n,we(n))));return N(n.length>15?`Tags (15 of ${j(n.length)})`:`Tags`,e(`ol`,{class:`ranking`},...i))}let we=e=>f.map((t,n)=>`${j(e[n]??0)} ${t}`).filter(e=>!e.startsWith(`0 `)).join(`, `);function Te(e){let{starts:t,durations:n}=e,r=1/0,i=-1/0,a=0;for(let e=0;e<t.length;e+=1){let o=t[e]??-1;o<0||(a+=1,r=Math.min(r,o),i=Math.max(i,o+Math.max(n[e]??0,0)))}if(a<2||a<t.length*.5||i<=r)return;let o=e.workers.names.length>1?`worker`:`suite`,s=o===`worker`?t=>e.workerOf[t]??-1:Ee(e),c=new Map,l=new Set,u=e=>Math.min(Math.floor((e-r)/(i-r)*600),599);for(let r=0;r<t.length;r+=1){let i=t[r]??-1;if(i<0)continue;let a=s(r),o=c.get(a)??{running:new Int32Array(601),failing:new Int32Array(601)};if(!c.has(a)&&c.size===24){l.add(a);continue}c.set(a,o);let d=u(i),f=u(i+Math.max(n[r]??0,0))+1;W(o.running,d,f),e.ranks[r]===_&&W(o.failing,d,f)}let d=o===`worker`?e.workers.names:e.suites.names,f=[...c].sort(([e],[t])=>e-t);return{start:r,end:i,kind:o,lanes:f.map(([e,t])=>({title:d[e]??`others`,busySpans:De(t)})),more:l.size}}function Ee({suites:e,suiteOf:t}){let n=e.parents.filter(e=>e===-1).length>1?0:1,r=[],i=[];return e.parents.forEach((e,t)=>{let a=(r[e]??-1)+1;r.push(a),i.push(a<=n?t:i[e]??t)}),e=>i[t[e]??-1]??-1}function W(e,t,n){e[t]=(e[t]??0)+1,e[n]=(e[n]??0)-1}function De({running:e,failing:t}){let n=[],r=0,i=0;for(let a=0;a<600;a+=1){r+=e[a]??0,i+=t[a]??0;let o=n.at(-1);r!==0&&(o!==void 0&&o.to===a&&o.isFailed===i>0?o.to=a+1:n.push({from:a,to:a+1,isFailed:i>0}))}return n}function Oe(t){let n=Te(t);if(n===void 0)return;let{start:r,end:i,kind:a,lanes:o,more:s}=n,c=o.map(t=>e(`li`,{},e(`span`,{class:`name`,title:t.title},t.title),ke(t,i-r))),l=N(`Timeline by ${a}`,e(`ol`,{class:`timeline`},...c),e(`p`,{class:`axis`},e(`span`,{},`0`),e(`span`,{},B((i-r)/2)),e(`span`,{},B(i-r))));return s>0&&l.append(e(`p`,{class:`hint`},`${M(s,`more ${a}`)} ${s===1?`is`:`are`} not shown.`)),l.classList.add(`wide`),l}function ke({title:e,busySpans:t},n){let i=t.reduce((e,{from:t,to:n})=>e+n-t,0),a=t.filter(({isFailed:e})=>e).length,o=`${e}: busy for about ${B(i/600*n)}${a===0?``:`, with failures`}`,s=r(`svg`,{class:`lane`,viewBox:`0 0 600 10`,preserveAspectRatio:`none`,role:`img`,\"aria-label\":o},r(`title`,{},o));for(let{from:e,to:n,isFailed:i}of t){let[t,a]=i?[0,10]:[2.5,5];s.append(r(`rect`,{class:i?`fill-failed`:`fill-accent`,x:e,y:t,width:n-e,height:a}))}return s}function Ae(e){if(e.names.length===0)return[];let{byRank:t}=ce(e,Int32Array.from(e.names.keys()));return[ve(t),ue(e),me(e),Ce(e),Oe(e)].filter(e=>e!==void 0)}async function*je(e){let t=[];for await(let n of Pe(e,l.tests)){t.push(G(n));let e=t.length>4?t.shift():void 0;e!==void 0&&(yield e)}for(let e of t)yield e}function Me(e){let t={listed:0,total:0},n=e.getElementById(c.data)?.textContent;return n?JSON.parse(n):t}function Ne(e){let t=e.getElementsByClassName(l.details),n=new Map;return async({block:e,index:r})=>{let i=t[e];if(i===void 0)return;let a=n.get(e)??G(i);n.delete(e),n.set(e,a);for(let e of n.keys())n.size>4&&n.delete(e);return(await a)[r]}}async function*Pe(e,t){let n=e.getElementsByClassName(t);for(let t=0;;){let r=e.readyState===`loading`,i=n[t];if(i!==void 0&&(i.nextSibling!==null||!r))t+=1,yield i;else if(r)await new Promise(e=>setTimeout(e,30));else return}}async function G(e){let t=e.textContent??``;if(e.getAttribute(`data-encoding`)!==`gzip`)return JSON.parse(t);let n=Uint8Array.from(atob(t.trim()),e=>e.charCodeAt(0));return new Response(new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`))).json()}async function Fe(t,n,r){let i=[],a=Ie(n),o=0;for(let[n,s]of t.ranks.entries()){let c=S(t,n);if(s!==_||a.delete(c)||(o+=1,o>200))continue;let l=t.detailsOf.get(n),u=l===void 0?void 0:await r(l),d=u?.diff?.join(`\n`)??u?.lead??u?.message??``,f=[...w(t.suites,t.suiteOf[n]??-1),c].join(` \u203a `);i.push(e(`li`,{},e(`strong`,{},f),d===``?void 0:e(`pre`,{},Le(d))))}if(o===0)return;let s=o-i.length;return e(`section`,{class:`print-only`},e(`h2`,{},`Failed tests (${j(o)})`),e(`ol`,{},...i),s>0?e(`p`,{},`The report on the screen lists ${M(s,`more failed test`)}.`):void 0)}function Ie(e){let t=[...e.querySelectorAll(`.badge-failed + strong`)].filter(e=>e.closest(`details:not([open])`)===null);return new Set(t.map(e=>e.textContent??``))}function Le(e){let t=e.split(`\n`,41);return t.length>40?[...t.slice(0,40),`\u2026`].join(`\n`):e}let K={tests:`Tests`,summary:`Summary`};function Re(t,n){let r=Object.keys(K),i=r.map(r=>{let i=e(`button`,{type:`button`,role:`tab`,id:`${r}-tab`,\"aria-controls\":t[r].id},K[r]);return i.addEventListener(`click`,()=>n(r)),t[r].setAttribute(`role`,`tabpanel`),t[r].setAttribute(`aria-labelledby`,i.id),i}),a=e(`div`,{class:`views`,role:`tablist`,\"aria-label\":`Parts of the report`},...i);return a.addEventListener(`keydown`,({key:e})=>{let t={ArrowRight:1,ArrowLeft:-1}[e],a=i.findIndex(e=>e.contains(document.activeElement)),o=(a+(t??0)+i.length)%i.length,s=r[o];t!==void 0&&a!==-1&&s!==void 0&&(n(s),i[o]?.focus())}),{root:a,show(e){document.documentElement.dataset.view=e,i.forEach((t,n)=>{t.setAttribute(`aria-selected`,String(r[n]===e)),t.tabIndex=r[n]===e?0:-1})}}}function ze(t,n){let r=i(`shortcuts`),a=e(`input`,{type:`checkbox`});a.checked=r.read()!==`off`,a.addEventListener(`change`,()=>r.write(a.checked?`on`:`off`));let o=n.map(({key:e,title:t})=>`${e}: ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:o},a,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!a.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.action())})}function q(e,n,r){let i=t(e,{class:`copy`},()=>{Be(n()).then(t=>{r(t?`Copied`:`The browser did not allow copying`),i.textContent=t?`Copied`:`Copying failed`,setTimeout(()=>{i.textContent=e},1500)})});return i}async function Be(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Ve(e)}}function Ve(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}function J(t,n,r){let{lead:i,diff:a,details:o,stdout:s,stderr:c}=t,l=i??t.message,u=(t,i,a)=>i===void 0||a===void 0?[]:[e(`section`,{class:`text-block`},e(`div`,{class:`text-head`},e(n,{},t),q(`Copy`,()=>i,r)),a)],d=(t,n)=>u(t,n,n===void 0?void 0:e(`pre`,{tabindex:`0`,role:`group`,\"aria-label\":t},n));return[...a===void 0?d(`Message`,l):u(`Message`,l??a.join(`\n`),He(a)),...d(`Stack`,o),...d(`Standard output`,s),...d(`Standard error`,c)]}function He(t){return e(`pre`,{class:`diff`,tabindex:`0`,role:`group`,\"aria-label\":`Message as a diff: lines with - were expected, lines with + were received`},...t.map(t=>e(t.startsWith(`-`)?`del`:t.startsWith(`+`)?`ins`:`span`,{},`${t}\\n`)))}let Y=f.flatMap(e=>e===`failed`?[e,`flaky`]:[e]),X={...p,flaky:`Flaky`};function Ue(t){let n=e(`section`,{class:`detail`,tabindex:`-1`,\"aria-label\":`Test details`}),r;n.addEventListener(`keydown`,e=>{e.key===`Escape`&&(e.stopPropagation(),t.onClose())});let i=(...e)=>{n.replaceChildren(...e),n.scrollTop=0},a=e(`p`,{class:`hint`},`Choose a test to see its message, stack and output.`);i(a);async function o(e){let n=t.model.detailsOf.get(e),a=n===void 0?{}:await t.readDetails(n);r===e&&i(...We(t,e,a??{}))}return{root:n,show(e){e!==r&&(r=e,e===void 0?i(a):o(e))},focus:()=>n.focus()}}function We(n,r,i){let{model:a,announce:o,link:s,onClose:c}=n,l=S(a,r),u=w(a.suites,a.suiteOf[r]??-1),d=C(a,r),{rerun:f}=i,p=[i.message,i.lead,i.diff,i.details,i.stdout,i.stderr].some(e=>e!==void 0),m=i.attempts??[];return[t(`Back to the list`,{class:`back`},c),e(`p`,{class:`path`},u.join(` \u203a `)),e(`h2`,{class:`detail-title`},l),e(`div`,{class:`actions`},q(`Copy name`,()=>[...u,l].join(` \u203a `),o),q(`Copy link`,()=>s(r),o)),qe(n,r,i),...f===void 0?[]:[$e(f,o)],...m.length===0||!p?[]:[e(`p`,{class:`attempt-note`},`The last of ${m.length+1} attempts:`)],...J(i,`h3`,o),...p||m.length>0?[]:[e(`p`,{class:`hint`},Ke(d))],...et(m,o)]}let Ge=({lines:e},t)=>{let n=e[t]??-1;return n<0?void 0:n},Ke=e=>e===`failed`?`The results contain no reason for the failure.`:`This test has no message and no output.`;function qe({model:t,run:n,onQuery:r},i,a){let{sourceBase:o}=n(),s=C(t,i),c=t.durations[i]??-1,l=t.starts[i]??-1,u=t.files.names[t.fileOf[i]??-1],d=t.workers.names[t.workerOf[i]??-1],[f,p]=a.source??[u,Ge(t,i)],m=f===void 0?void 0:p===void 0?f:`${f}:${p}`,h=[[`Status`,Je(s,t.flaky[i]===1)],[`Duration`,c<0?void 0:B(c)],[`Started`,l<0?void 0:e(`time`,{datetime:Ze(l)},Qe(l))],[`File`,Ye(m,a.source,o)],[`Worker`,d],[`Tags`,Xe(T(t,i),r)],...Object.entries(a.metadata??{})],g=e(`dl`,{class:`facts`});for(let[t,n]of h)n!==void 0&&g.append(e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)));return g}function Je(t,n){let r=t=>e(`span`,{class:`mark status-${t}`},V(t),X[t]);return e(`span`,{class:`marks`},r(t),n?r(`flaky`):void 0)}function Ye(t,n,r){if(t===void 0||n===void 0||r===void 0||!/^https?:\\/\\//.test(r))return t;let[i,a]=n;return e(`a`,{href:r+i.split(`/`).map(encodeURIComponent).join(`/`)+(a===void 0?``:`#L${a}`),rel:`noopener noreferrer`},t)}function Xe(n,r){if(n.length!==0)return e(`span`,{class:`tags`},...n.map(e=>t(e,{class:`tag`,title:`Show the tests with this tag`},()=>r(U(`tag`,e)))))}let Ze=e=>Math.abs(e)<=864e13?new Date(e).toISOString():``,Qe=e=>new Date(e).toLocaleString(void 0,{dateStyle:`medium`,timeStyle:`medium`});function $e(t,n){return e(`section`,{class:`text-block command`},e(`div`,{class:`text-head`},e(`h3`,{},`Run only this test`),q(`Copy`,()=>t,n)),e(`pre`,{tabindex:`0`,role:`group`,\"aria-label\":`Command`},t))}function et(t,n){if(t.length===0)return[];let r=t.map((t,r)=>{let i=t.status??`unknown`,a=[`Attempt ${r+1}`,X[i].toLowerCase()];t.duration!==void 0&&t.duration>=0&&a.push(B(t.duration));let o=J(t,`h4`,n);return e(`details`,{class:`attempt`},e(`summary`,{},V(i),a.join(` · `)),...o.length>0?o:[e(`p`,{class:`hint`},`No further details.`)])});return[e(`section`,{class:`attempts`},e(`h3`,{},`Earlier attempts`),...r)]}function tt(e){let t;return{find(n,r){if(t?.order===r&&t.query===n)return t.hits;let i=xe(n),a=t?.order===r&&Se(i,t.terms)?t.hits:r;for(let t of i)a=nt(a,rt(e,t));return t={query:n,terms:i,order:r,hits:a},a}}}function nt(e,t){let n=new Int32Array(e.length),r=0;for(let i of e)t(i)&&(n[r++]=i);return n.subarray(0,r)}function rt(e,{field:t,text:n}){if(t===`status`){let t=f.map(e=>e.startsWith(n)),r=`flaky`.startsWith(n);return n=>t[e.ranks[n]??-1]===!0||r&&e.flaky[n]===1}if(t===`suite`)return Z(e.suites,e.suiteOf,n);if(t===`file`)return Z(e.files,e.fileOf,n);if(t===`worker`)return Z(e.workers,e.workerOf,n);let r=at(e.tags,e=>e.includes(n)),i=t=>e.tagsOf.get(t)?.some(e=>r[e]===1)===!0;if(t===`tag`)return i;let a=Z(e.suites,e.suiteOf,n),o=Z(e.files,e.fileOf,n),s=it(e,n);return t=>a(t)||o(t)||r.length>0&&i(t)||e.searchableNames[t]?.includes(n)===!0||s(t)}function Z(e,t,n){let r=at(e,e=>e.includes(n));return e=>r[t[e]??-1]===1}function it(e,t){let n=Math.max(...[`.`,`#`,`:`,`/`].map(e=>t.lastIndexOf(e)));if(n<1)return()=>!1;let r=t.slice(0,n).replace(/:$/,``),i=t.slice(n+1),a=e.suites.searchableNames.map(e=>e.endsWith(r));return t=>a[e.suiteOf[t]??-1]===!0&&e.searchableNames[t]?.startsWith(i)===!0}function at({searchableNames:e,parents:t},n){let r=new Uint8Array(e.length);return e.forEach((e,i)=>{(r[t[i]??-1]===1||n(e))&&(r[i]=1)}),r}function ot(e){let t=tt(e),n={suite:new Map,file:new Map,none:new Map},r=new Map;function i(t){let n=r.get(t);if(n?.length===e.names.length)return n;let i=ee(e,t);return r.set(t,i),i}function a(e,t,r){n[e].get(t)!==r&&(n[e].set(t,r),o+=1)}let o=0,s;return{list({query:r,statuses:a,grouping:c,order:l}){let u=JSON.stringify([r,a,c,l,e.names.length,o]);if(s?.key===u)return s.listing;let d=t.find(r,i(l)),p=a.length===0?d:nt(d,st(e,a)),{byRank:m,flaky:h}=ce(e,d),g=e=>m[f.indexOf(e)]??0,_={rows:re(e,{hits:p,grouping:c,order:l,toggled:n[c]}),hits:p,counts:{failed:g(`failed`),flaky:h,cancelled:g(`cancelled`),running:g(`running`),unknown:g(`unknown`),skipped:g(`skipped`),successful:g(`successful`)}};return s={key:u,listing:_},_},toggle:a,openGroupsAround(t,n){let{parents:r}=t===`file`?e.files:e.suites,i=t===`file`?e.fileOf:e.suiteOf;for(let e=i[n]??-1;e!==-1;e=r[e]??-1)a(t,e,!0)},nextFailure({items:t},n,r){let i=t.filter(t=>t>=0&&e.ranks[t]===_),a=n===void 0?-1:i.indexOf(n);return a===-1?r===1?i[0]:i.at(-1):i.at((a+r)%i.length)}}}function st(e,t){let n=f.map(e=>t.includes(e)),r=t.includes(`flaky`);return t=>n[e.ranks[t]??-1]===!0||r&&e.flaky[t]===1}function ct(t,n,r,i){let a=Object.keys(r),o=e(`select`,{id:t},...a.map(t=>e(`option`,{value:t},r[t])));return o.addEventListener(`change`,()=>i(o.value)),{root:lt(t,n,o),select:o}}let lt=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r);function ut(r){let i=e(`input`,{id:`search`,type:`search`,placeholder:`Search tests`,maxlength:`1000`,autocomplete:`off`,spellcheck:`false`,\"aria-keyshortcuts\":`/`});i.addEventListener(`input`,()=>r({query:i.value},`replace`));let a=[],o=new Map(Y.map(e=>[e,s(e)]));function s(n){let i=e(`span`,{class:`count`}),o=t(V(n),{class:`chip`,\"aria-pressed\":`false`},()=>{let e=a.filter(e=>e!==n);r({statuses:e.length<a.length?e:[...a,n]},`push`)});return o.append(e(`span`,{},X[n]),` `,i),{chip:o,count:i}}let c=ct(`group`,`Group by`,A,e=>r({grouping:e},`replace`)),l=ct(`order`,`Order`,O,e=>r({order:e},`replace`));return{root:e(`div`,{class:`toolbar`,role:`search`},e(`div`,{class:`search`},e(`label`,{for:`search`},n(`Search tests`)),i,e(`kbd`,{\"aria-hidden\":`true`},`/`)),e(`div`,{class:`chips`,role:`group`,\"aria-label\":`Status`},...[...o.values()].map(({chip:e})=>e)),e(`div`,{class:`choices`},c.root,l.root)),show(e,t){a=e.statuses,i.value!==e.query&&(i.value=e.query),c.select.value=e.grouping,l.select.value=e.order;for(let[e,{chip:n,count:r}]of o){let i=a.includes(e);n.setAttribute(`aria-pressed`,String(i)),n.hidden=t[e]===0&&!i&&e!==`failed`&&e!==`successful`,r.textContent=j(t[e])}},focusSearch(){i.focus(),i.select()}}}function dt(t,n,r){let i=n.items[r]??0,a=n.levels[r]??1,o={class:i<0?`row group`:`row test`,role:`treeitem`,\"aria-level\":String(a),\"aria-posinset\":String(n.positions[r]??1),\"aria-setsize\":String(n.siblings[r]??1)},s=i<0?e(`div`,{...o,\"aria-expanded\":String(n.isOpen(-1-i))},...ft(n,-1-i)):e(`div`,o,...pt(t,i));return s.style.setProperty(`--level`,String(Math.min(a-1,8))),s}function ft(t,r){let{tests:i,failed:a,duration:o}=t.sums.get(r)??{tests:0,failed:0,duration:0},s=t.titles.get(r)??``,c=a===0?[]:[e(`span`,{class:`status-failed`},`${j(a)} failed`),document.createTextNode(` of `)];return[e(`span`,{class:`twisty`,\"aria-hidden\":`true`}),e(`span`,{class:`name`,title:s},s),e(`span`,{class:`count`},n(`, `),...c,j(i)),e(`span`,{class:`duration`},n(`, `),o>0?B(o):``)]}function pt(t,r){let i=C(t,r),a=S(t,r),o=t.durations[r]??-1;return[V(i),n(`${X[i]}: `),e(`span`,{class:`name`,title:a},a),...t.flaky[r]===1?[e(`span`,{class:`mark status-flaky`},V(`flaky`),`flaky`)]:[],e(`span`,{class:`duration`},n(`, `),o<0?``:B(o))]}function mt(t,n){let r=e(`div`,{class:`tree-space`,role:`presentation`}),i=e(`div`,{class:`tree`,role:`tree`,\"aria-labelledby\":`tests-title`},r),a=matchMedia(`(pointer: coarse)`),o=new Map,s,c=0,l,u=()=>a.matches?36:28,d=e=>s?.items[e];function f(){if(s===void 0)return;let e=u(),t=Math.max(Math.floor(i.scrollTop/e)-8,0),n=Math.min(Math.ceil((i.scrollTop+i.clientHeight)/e)+8,s.length);for(let[e,r]of o)e>=t&&e<n||e===c||(r.remove(),o.delete(e));for(let r=t;r<n;r+=1)p(r,e);c<s.length&&p(c,e)}function p(e,n){if(s===void 0||o.has(e))return;let i=dt(t,s,e);i.style.transform=`translateY(${e*n}px)`,i.style.height=`${n}px`,i.dataset.index=String(e),m(i,e),o.set(e,i);let a=[...o.keys()].reduce((t,n)=>n>e&&n<t?n:t,1/0);r.insertBefore(i,o.get(a)??null)}function m(e,t){e.tabIndex=t===c?0:-1;let n=d(t)??-1;n>=0&&e.setAttribute(`aria-selected`,String(n===l))}function h(){for(let[e,t]of o)m(t,e)}function g(e,t){if(s===void 0||s.length===0)return;c=Math.min(Math.max(e,0),s.length-1);let n=u(),r=c*n;r<i.scrollTop?i.scrollTop=r:r+n>i.scrollTop+i.clientHeight&&(i.scrollTop=r+n-i.clientHeight),f(),h(),t&&o.get(c)?.focus({preventScroll:!0})}function _(e){g(e,!0);let t=d(c);t!==void 0&&t>=0&&n.onTest(t,!1)}function v(e){let t=d(c);t!==void 0&&t<0&&n.onToggle(-1-t,e)}function y(){let e=d(c);if(s===void 0||e===void 0)return;if(e<0&&s.isOpen(-1-e)){v(!1);return}let t=s.levels[c]??1,n=c-1;for(;n>=0&&(s.levels[n]??1)>=t;)--n;n>=0&&_(n)}function b(){let e=d(c);s!==void 0&&e!==void 0&&(e>=0?n.onEnter():s.isOpen(-1-e)?_(c+1):v(!0))}function x(){let e=d(c);e!==void 0&&(e<0?v(!s?.isOpen(-1-e)):(n.onTest(e,!0),n.onEnter()))}let S=()=>Math.max(Math.floor(i.clientHeight/u())-1,1),C={ArrowDown:()=>_(c+1),ArrowUp:()=>_(c-1),ArrowLeft:y,ArrowRight:b,Home:()=>_(0),End:()=>_(1/0),PageDown:()=>_(c+S()),PageUp:()=>_(c-S()),Enter:x,\" \":x};i.addEventListener(`keydown`,e=>{let t=e.ctrlKey||e.metaKey||e.altKey?void 0:C[e.key];t!==void 0&&(e.preventDefault(),t())}),i.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`.row`):null;if(t===null)return;g(Number(t.dataset.index),!0);let r=d(c);r!==void 0&&r>=0?n.onTest(r,!0):r!==void 0&&v(!s?.isOpen(-1-r))}),i.addEventListener(`scroll`,f,{passive:!0});let w=()=>{for(let e of o.values())e.remove();o.clear(),r.style.height=`${(s?.length??0)*u()}px`,f()};return a.addEventListener(`change`,w),new ResizeObserver(f).observe(i),{root:i,show(e){if(s===e)return;let t=d(c),n=i.contains(document.activeElement);s=e,c=Math.max(t===void 0?0:e.items.indexOf(t),0),w(),n&&o.get(c)?.focus({preventScroll:!0})},select(e){l=e,h()},reveal(e,t){let n=s?.items.indexOf(e)??-1;n!==-1&&g(n,t)},focus:()=>g(c,!0)}}let Q={view:void 0,query:``,statuses:[],grouping:`suite`,order:`status`,test:void 0};function ht({view:e,query:t,statuses:n,grouping:r,order:i,test:a}){let o=new URLSearchParams;return e!==void 0&&o.set(`view`,e),t!==``&&o.set(`q`,t),n.length>0&&o.set(`status`,n.join(` `)),r!==Q.grouping&&o.set(`group`,r),i!==Q.order&&o.set(`order`,i),a!==void 0&&o.set(`test`,String(a)),o.toString()}function gt(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=t.get(`view`),r=new Set(t.get(`status`)?.split(/[ ,]+/)),i=t.get(`group`),a=t.get(`order`),o=t.get(`test`)??``;return{view:n===`tests`||n===`summary`?n:void 0,query:t.get(`q`)??``,statuses:Y.filter(e=>r.has(e)),grouping:_t(A,i)?i:Q.grouping,order:_t(O,a)?a:Q.order,test:/^\\d{1,9}$/.test(o)?Number(o):void 0}}let _t=(e,t)=>t!==null&&Object.hasOwn(e,t);function vt({model:n,address:r,announcer:i,run:a,readDetails:o}){let s=ot(n),l=matchMedia(`(min-width: 900px)`),u,d,f,p=(e,t)=>r.change(e,t),m=ut(p),h=mt(n,{onTest(e,t){f=e,p({test:e},t?`push`:`replace`)},onEnter(){g.focus(),l.matches||g.root.scrollIntoView()},onToggle(e,t){s.toggle(r.state().grouping,e,t),x(r.state())}}),g=Ue({model:n,run:()=>a()??{listed:0,total:0},readDetails:o,link:e=>new URL(r.link({view:`tests`,test:e}),location.href).href,announce:i.announce,onQuery:e=>p({query:e,statuses:[]},`push`),onClose(){h.focus(),l.matches||h.root.scrollIntoView({block:`nearest`})}}),_=e(`p`,{class:`hits`}),v=e(`div`,{class:`empty`}),y=e(`div`,{class:`tree-pane`},_,h.root,v);function b(e){return e.test===void 0?l.matches&&u!==void 0?s.nextFailure(u.rows,void 0,1):void 0:e.test<n.names.length?e.test:void 0}function x(e){e.test!==void 0&&e.test!==f&&s.openGroupsAround(e.grouping,e.test),u=s.list(e),m.show(e,u.counts),h.show(u.rows),h.root.hidden=u.hits.length===0;let t=b(e);h.select(t),g.show(t),e.test!==void 0&&e.test!==f&&(h.reveal(e.test,!1),e.test<n.names.length&&(f=e.test)),S(e,u.hits.length)}function S(e,t){let r=n.names.length,o=a()?.total,s=o===void 0?`Loading tests: ${j(r)} so far`:t===r?o>r?`${j(r)} of ${j(o)} tests are in this file; failed tests take precedence`:M(r,`test`):`${j(t)} of ${j(r)} tests`,c=_.textContent!==s;_.textContent=s,v.replaceChildren(...t>0||o===void 0?[]:C(e)),c&&o!==void 0&&(window.clearTimeout(d),d=window.setTimeout(i.announce,700,s))}function C({query:r,statuses:i}){return n.names.length===0?[e(`p`,{},`This run has no tests.`)]:[e(`p`,{},r.trim()===``?`No test has this status.`:`No test matches \u201c${r.trim()}\u201d${i.length>0?` with this status`:``}.`),...r===``?[]:[t(`Clear the search`,{},()=>w({query:Q.query}))],...i.length===0?[]:[t(`Show all statuses`,{},()=>w({statuses:Q.statuses}))]]}function w(e){p(e,`push`),m.focusSearch()}function T(e){let t=u===void 0?void 0:s.nextFailure(u.rows,b(r.state()),e);t!==void 0&&(f=t,p({view:`tests`,test:t},`replace`),h.reveal(t,!0))}return ze(document.getElementById(c.theme),[{key:`/`,title:`search`,action:()=>{r.state().view===`summary`&&p({view:`tests`},`push`),m.focusSearch()}},{key:`n`,title:`next failed test`,action:()=>T(1)},{key:`p`,title:`previous failed test`,action:()=>T(-1)}]),m.root.addEventListener(`keydown`,({key:e,target:t})=>{e===`ArrowDown`&&t instanceof HTMLInputElement&&h.focus()}),l.addEventListener(`change`,()=>x(r.state())),{parts:[m.root,e(`div`,{class:`tests-body`},y,g.root)],show:x}}function yt(t){let n=$(c.tests),r=$(c.report),i=$(c.charts),a=e(`div`,{id:`summary`}),o,s=!1,l=d(window,{read:gt,write:ht},y),f=u(),p=Ne(document),m=vt({model:t,address:l,announcer:f,run:()=>o,readDetails:p}),h=Re({tests:n,summary:a},e=>l.change({view:e},`push`));function g({view:e}){let n=t.ranks.some(e=>e>=_&&e<=v);return e??(n||o===void 0?`tests`:`summary`)}function y(e){let t=g(e);h.show(t),t===`tests`?m.show(e):b()}function b(){if(s||o===void 0)return;s=!0;let n=Ae(t);n.length>0&&i.append(e(`h2`,{},`Charts`),e(`div`,{class:`chart-cards`},...n))}return r.replaceWith(a),a.append(r,i),a.before(h.root),document.getElementById(c.testsNote)?.remove(),n.append(...m.parts),document.body.append(f.root),window.addEventListener(`beforeprint`,b),{refresh:()=>y(l.state()),async finish(e){o=e,y(l.state());let n=await Fe(t,r,p);n!==void 0&&i.before(n)}}}function $(e){let t=document.getElementById(e);if(t===null)throw Error(`The page has no element with the id ${e}`);return t}async function bt(){o(document.getElementById(c.theme));let e=b(),t=yt(e),n=0,r=-1/0;for await(let i of je(document))x(e,i,n),n+=1,performance.now()-r<250||(t.refresh(),r=performance.now());await t.finish(Me(document))}bt().catch(t=>{let n=`The list of tests cannot be shown: ${String(t)}. The summary is complete.`;document.getElementById(c.tests)?.prepend(e(`p`,{class:`alert alert-caution`,role:`alert`},n))})})();";
		const pageStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text);font:14px / 1.5 var(--sans)}h1,h2,h3,h4,h5,h6{margin:0;line-height:1.3;font-weight:600}h2{font-size:17px}h3{font-size:14px}p,ul,ol,dl,figure{margin:0}a{color:var(--accent);text-underline-offset:2px}code{padding:1px 4px;border-radius:4px;background:var(--sunken)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.hint{color:var(--text-3)}button,select,input{font:inherit;color:inherit}button,select{border:1px solid var(--line);border-radius:6px;background:var(--sunken);cursor:pointer}button:hover,select:hover{background:var(--hover);border-color:var(--control)}.choice,.days{display:inline-flex;align-items:center;gap:6px}.settings{display:flex;align-items:center;gap:8px;color:var(--text-3);font-size:13px}.settings select{background:var(--bg);color:var(--text)}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}@media (pointer:coarse){.shortcuts{display:none}}.views{display:flex;gap:4px}.views :is(a,button){padding:7px 12px;border:solid transparent;border-width:0 0 2px;border-radius:0;background:none;color:var(--text-3);outline-offset:-3px}.views :is(a,button):hover{color:var(--text)}.views :is([aria-current],[aria-selected=\"true\"]){border-color:var(--accent);color:var(--text);font-weight:600}.facts{display:flex;flex-wrap:wrap}.facts dt{color:var(--text-3)}.facts dd{margin:0}.chart-cards{display:grid;gap:14px}.chart-card{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:8px}.chart-card figcaption{font-weight:600}:root{--cancelled:var(--flaky);--running:var(--accent);--unknown:light-dark(#6639ba,#c8a2ff)}h1{font-size:20px}h4,h5,h6{font-size:13px}code,pre,kbd{font-family:var(--mono);font-size:12.5px}code{overflow-wrap:anywhere}.print-only{display:none}h1,h2,dd,li,p,summary,.name{overflow-wrap:anywhere;unicode-bidi:isolate}button,select{min-height:28px;padding:2px 10px}#run-facts{display:grid;grid-template-columns:1fr auto;gap:4px 16px;padding:12px 20px 10px;border-bottom:1px solid var(--line);background:var(--sunken)}#run-facts .facts{grid-column:1 / -1;grid-row:2}#run-facts h1 .badge{margin-right:4px}#run-facts .gaps{grid-column:1 / -1;grid-row:3;margin:4px -20px -10px;padding:6px 20px;border-top:1px solid var(--line);background:var(--flaky-tint);font-size:13px}.gaps strong{color:var(--flaky)}.gaps ul{padding:0;list-style:none}.facts{gap:2px 20px;font-size:13px}.facts > div{display:flex;gap:6px;min-width:0}.facts dt{flex:none}.facts dd{min-width:0}.badge-successful,.status-successful{color:var(--passed)}.badge-failed,.status-failed{color:var(--failed)}.badge-flaky,.status-flaky{color:var(--flaky)}.badge-cancelled,.status-cancelled{color:var(--cancelled)}.badge-running,.status-running{color:var(--running)}.badge-unknown,.status-unknown{color:var(--unknown)}.badge-skipped,.status-skipped{color:var(--skipped)}.badge .sign{font-weight:700}.cells-successful,.fill-successful{fill:var(--passed-fill)}.cells-failed,.fill-failed{fill:var(--failed-fill)}.cells-cancelled,.fill-cancelled{fill:var(--cancelled)}.cells-running,.fill-running{fill:var(--running)}.cells-unknown,.fill-unknown{fill:var(--unknown)}.cells-skipped,.fill-skipped{fill:var(--skipped-fill)}.fill-accent{fill:var(--accent)}.icon{flex:none;width:16px;height:16px;vertical-align:-3px;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}.icon.disc circle{fill:currentColor}.icon.disc path{stroke:var(--bg);stroke-width:1.8}.mark{display:inline-flex;align-items:center;gap:4px;font-size:12px;white-space:nowrap}.marks{display:inline-flex;gap:10px}.views{padding:0 20px;border-bottom:1px solid var(--line);background:var(--sunken)}@media screen{[data-view=\"tests\"] #summary,[data-view=\"summary\"] #tests{display:none}}[data-view] #tests-title{position:absolute;clip-path:inset(50%)}#report,#charts,.print-only{max-width:1080px;margin:0 auto;padding:16px 20px}#charts:empty{display:none}#report > * + *,.fold-content > * + *,.fixed > * + *,.alert > * + *{margin-top:12px}#report h2{margin-top:24px}#report > h2:first-child,#report > section:first-child > h2{margin-top:0}#report ul,#report ol{padding-left:24px}.scroll{overflow-x:auto}#report table{border-collapse:collapse;font-size:13px;min-width:320px}#report th,#report td{padding:5px 12px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-variant-numeric:tabular-nums}#report th{color:var(--text-3);font-weight:600;white-space:nowrap}#report td:first-child:not(.right){min-width:6em}#report .right{text-align:right}#report .center{text-align:center}#report hr{border:0;border-top:1px solid var(--line)}.chart{display:block;width:100%;height:12px;border-radius:6px}pre{margin:0;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);overflow:auto;line-height:1.45;tab-size:4;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}#report pre{max-height:420px}del,ins{text-decoration:none}del{color:var(--failed);background:var(--failed-tint)}ins{color:var(--passed);background:var(--passed-tint)}.fold{border:1px solid var(--line);border-radius:6px}.fold > summary{padding:8px 12px;cursor:pointer;font-weight:600}.fold > .fold-content{padding:4px 12px 12px}.alert{padding:8px 14px;border-left:4px solid var(--accent);border-radius:0 6px 6px 0;background:var(--sunken)}.alert-title{font-weight:600;text-transform:capitalize;color:var(--accent)}.alert-tip{border-color:var(--passed)}.alert-tip .alert-title{color:var(--passed)}.alert-important{border-color:var(--unknown)}.alert-important .alert-title{color:var(--unknown)}.alert-warning{border-color:var(--flaky)}.alert-warning .alert-title{color:var(--flaky)}.alert-caution{border-color:var(--failed)}.alert-caution .alert-title{color:var(--failed)}.chart-cards{grid-template-columns:repeat(auto-fit,minmax(min(400px,100%),1fr));margin-top:12px}.chart-card{position:relative;break-inside:avoid}.chart-card.wide{grid-column:1 / -1}.chart-card figcaption{margin-bottom:10px}.chart-card ul,.chart-card ol{padding:0;list-style:none}.bar{display:block;width:100%;height:10px;border-radius:5px}.bar.thin{height:4px;border-radius:2px}.legend{display:grid;gap:4px;margin-top:12px}.legend li{display:flex;align-items:center;gap:6px}.number{margin-left:auto;color:var(--text-3);font-size:13px;font-variant-numeric:tabular-nums;white-space:nowrap}.ranking{display:grid;gap:7px}.ranking li{display:flex;flex-wrap:wrap;align-items:center;gap:3px 6px;min-width:0}.ranking .name{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.ranking .bar{flex:1 0 100%;height:5px}.histogram{display:block;width:100%;height:auto}.histogram text{fill:var(--text);font:11px var(--sans)}.histogram .axis{fill:var(--text-3)}.histogram .rule{stroke:var(--control)}.timeline{display:grid;gap:3px}.timeline li{display:grid;grid-template-columns:minmax(80px,22%) 1fr;align-items:center;gap:10px;font-size:12.5px}.timeline .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.lane{width:100%;height:16px;border-radius:3px;background:var(--sunken)}.chart-card p.axis{display:flex;justify-content:space-between;margin:4px 0 0 calc(max(80px,22%) + 10px);color:var(--text-3);font-size:12px}.toolbar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;padding:8px 20px;border-bottom:1px solid var(--line);background:var(--bg)}.search{position:relative;flex:1 1 240px;max-width:420px}.search input{width:100%;height:32px;padding:4px 32px 4px 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg)}.search input::placeholder{color:var(--text-3);opacity:1}.search kbd{position:absolute;right:8px;top:6px;padding:0 6px;border:1px solid var(--line);border-radius:4px;color:var(--text-3);pointer-events:none}.search input:focus + kbd,.search input:not(:placeholder-shown) + kbd{display:none}.chips{display:flex;flex-wrap:wrap;gap:6px}.chip{display:inline-flex;align-items:center;gap:6px;padding:2px 10px;border-radius:14px;background:var(--bg)}.chip .count,.group .count{color:var(--text-3);font-size:12.5px;font-variant-numeric:tabular-nums}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected);box-shadow:inset 0 0 0 1px var(--accent)}.chip[aria-pressed=\"true\"] .count{color:var(--text)}.choices{display:flex;flex-wrap:wrap;gap:6px 14px;margin-left:auto}.choice{color:var(--text-3);font-size:13px}.choice select{background:var(--bg);color:var(--text)}.tests-body{display:flex;flex-direction:column}.tree-pane{position:relative;display:flex;flex-direction:column;min-width:0}.hits{padding:5px 20px;color:var(--text-3);font-size:12.5px}.tree{overflow:auto;contain:strict;height:60vh;scrollbar-gutter:stable}.tree-space{position:relative;min-height:100%}.row{position:absolute;top:0;left:0;right:0;display:flex;align-items:center;gap:8px;padding:0 16px 0 calc(20px + var(--level) * 18px);cursor:pointer;white-space:nowrap;outline-offset:-2px}.row:hover{background:var(--hover)}.row[aria-selected=\"true\"]{background:var(--selected);box-shadow:inset 3px 0 0 var(--accent)}.row .name{overflow:hidden;text-overflow:ellipsis}.row .duration{margin-left:auto;padding-left:8px;color:var(--text-3);font-size:12.5px;font-variant-numeric:tabular-nums}.row[aria-selected=\"true\"] .duration{color:var(--text)}.group .name{font-weight:600}.twisty{flex:none;width:16px;height:16px}.twisty::before{content:\"\";display:block;width:6px;height:6px;margin:5px 0 0 4px;border:solid currentColor;border-width:0 1.6px 1.6px 0;transform:rotate(-45deg)}[aria-expanded=\"true\"] > .twisty::before{margin-top:3px;transform:rotate(45deg)}.empty{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:10px;padding:40px 20px;text-align:center}.empty:empty{display:none}.empty p{width:100%}.detail{padding:14px 20px 24px;border-top:1px solid var(--line);overflow-wrap:anywhere}.detail > * + *{margin-top:12px}.detail > .back{margin:0 0 12px}.detail > .path,.detail > .back + *{margin-top:0}.detail .path{color:var(--text-3);font-size:13px}.detail .detail-title{margin-top:2px}.actions,.tags{display:flex;flex-wrap:wrap;gap:6px}.copy{min-height:26px;padding:1px 9px;font-size:12.5px}.tag{min-height:24px;padding:0 8px;border-radius:12px;font-size:12.5px}.detail .facts{padding:10px 0;border:solid var(--line);border-width:1px 0}.text-head{display:flex;align-items:center;justify-content:space-between;gap:8px;margin-bottom:5px}.text-block pre{max-height:480px}.detail .diff del,.detail .diff ins{display:block}.detail .diff span{display:block}.attempt-note{color:var(--text-3)}.attempts > * + *{margin-top:8px}.attempt{padding:6px 12px;border:1px solid var(--line);border-radius:6px}.attempt > summary{cursor:pointer;padding:2px 0}.attempt > summary .icon{margin:0 6px}.attempt > * + *{margin-top:10px}footer{padding:8px 20px;color:var(--text-3);font-size:12.5px;border-top:1px solid var(--line)}footer:empty{display:none}@media screen and (min-width:900px){[data-view=\"tests\"] body{display:flex;flex-direction:column;height:100dvh;min-height:420px;overflow:hidden}[data-view=\"tests\"] main,[data-view=\"tests\"] #tests{flex:1;display:flex;flex-direction:column;min-height:0}[data-view=\"tests\"] #run-facts .facts{max-height:4.6em;overflow:auto}.tests-body{flex:1;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:0}.tree-pane{min-height:0}.tree{flex:1;height:auto;min-height:0}.detail{border-top:0;border-left:1px solid var(--line);overflow-y:auto}.detail > .back{display:none}}@media (max-width:600px){#run-facts,.toolbar,.views,.hits,.detail,#report,#charts,footer{padding-left:12px;padding-right:12px}#theme label,.choice label{position:absolute;clip-path:inset(50%)}#run-facts .gaps{margin-left:-12px;margin-right:-12px;padding-left:12px;padding-right:12px}.toolbar{position:static}.search{flex-basis:100%;max-width:none}.search input{font-size:16px}.search kbd{display:none}.choices{flex-wrap:nowrap;margin-left:0}.row{padding-left:calc(12px + var(--level) * 10px);padding-right:12px}.group .duration{display:none}.group .count{margin-left:auto}}@media (pointer:coarse){button,select{min-height:36px}.copy,.tag{min-height:32px}}@media (prefers-reduced-motion:no-preference){.chip,.row,button{transition:background-color 80ms}}@media (forced-colors:active){.chip[aria-pressed=\"true\"],.row[aria-selected=\"true\"],.views button[aria-selected=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *,.row[aria-selected=\"true\"] *{color:inherit}.fill-accent,.fill-failed,.fill-successful,.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{stroke:Canvas}.icon.disc path{stroke:Canvas}}@media print{:root,:root[data-theme]{color-scheme:light}body{font-size:11px}#theme,.views,#tests,.copy,[role=\"status\"]{display:none !important}#run-facts{background:none}#report,#charts,.print-only{max-width:none;padding:8px 0}.print-only{display:block}.print-only ol{padding-left:24px}.print-only li{margin-top:8px;break-inside:avoid-page}pre,#report pre{max-height:none;overflow:visible}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";
		;
		const fact = ({ label, value }) => `<div><dt>${escapeHtmlText(label)}</dt><dd>${renderHtmlInline(value)}</dd></div>`;
		const maximumGaps = 3;
		function gapList(gaps) {
			if (gaps.length === 0) return "";
			const more = gaps.length - maximumGaps;
			const items = [...gaps.slice(0, maximumGaps).map((gap) => `<li>${renderHtmlInline((0, problems.Y)(gap))}</li>`), ...more > 0 ? [`<li>and ${(0, text_counts.p)(more, "more problem")}</li>`] : []];
			return `<div class="gaps"><strong>Results are incomplete</strong>\n<ul>${items.join("")}</ul></div>\n`;
		}
		function pageStart({ title, status, facts, gaps }, report) {
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${page_elements.DM}
<meta http-equiv="Content-Security-Policy" content="${(0, content_security_policy.A)({
				style: pageStyle,
				script: pageScript
			})}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtmlText(`${status}: ${title}`)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header id="${page_elements.S6.run}">
<h1>${renderHtmlInline([(0, node_builders.qS)(status), (0, node_builders.Qq)(` ${title}`)])}</h1>
<dl class="facts">
${facts.map(fact).join("\n")}
</dl>
${gapList(gaps)}<div id="${page_elements.S6.theme}" class="settings"></div>
</header>
<main>
<div id="${page_elements.S6.charts}"></div>
<div id="${page_elements.S6.report}">
${renderHtml(report)}
</div>
<section id="${page_elements.S6.tests}" aria-labelledby="${page_elements.S6.tests}-title">
<h2 id="${page_elements.S6.tests}-title">All tests</h2>
<p id="${page_elements.S6.testsNote}">The list of all tests appears here when the page has loaded. It requires JavaScript. Without JavaScript, only the report above is available.</p>
</section>
</main>
<script>${pageScript}<\/script>
`;
		}
		const pageEnd = (notes) => `${notes.length === 0 ? "" : `<footer>${notes.map((note) => `<p>${escapeHtmlText(note)}</p>`).join("")}</footer>\n`}</body>
</html>
`;
		var shorten = __webpack_require__(56942);
		;
		const statusLetters = {
			successful: "s",
			failed: "f",
			skipped: "k",
			cancelled: "c",
			running: "r",
			unknown: "u"
		};
		;
		const entryCost = 50;
		function createNameTable(maximumLength) {
			const numbers = new Map();
			let fresh = [];
			let length = 0;
			return {
				numberOf(key, name) {
					const known = numbers.get(key);
					if (known !== undefined) return known;
					const cost = key.length + entryCost;
					if (length + cost > maximumLength) return -1;
					length += cost;
					const number = numbers.size;
					numbers.set(key, number);
					fresh.push(name());
					return number;
				},
				takeNew() {
					const taken = fresh;
					fresh = [];
					return taken;
				}
			};
		}
		;
		const maximumTests = 2e3;
		const maximumDetailLength = 4e6;
		const maximumName = 500;
		const maximumTag = 200;
		const maximumSegments = 20;
		const maximumTags = 20;
		const maximumSuiteNames = 32e6;
		const maximumFileNames = 16e6;
		const maximumTagNames = 2e6;
		const maximumWorkerNames = 2e5;
		const maximumFormatNames = 1e4;
		const none = -1;
		const workerMetadata = [
			"threadId",
			"thread",
			"workerId",
			"worker",
			"hostname",
			"host"
		];
		function createTestColumns() {
			const suites = createNameTable(maximumSuiteNames);
			const files = createNameTable(maximumFileNames);
			const tags = createNameTable(maximumTagNames);
			const workers = createNameTable(maximumWorkerNames);
			const formats = createNameTable(maximumFormatNames);
			let block = emptyBlock();
			let lastSuite = [];
			let lastSuiteNumber = none;
			let first;
			function suiteNumber(path) {
				if (path.length === lastSuite.length && path.every((name, index) => name === lastSuite[index])) return lastSuiteNumber;
				let parent = none;
				for (const name of path.slice(0, maximumSegments)) {
					const shown = shownName(name);
					const around = parent;
					const number = suites.numberOf(`${around}\0${shown}`, () => [around, shown]);
					if (number === none) break;
					parent = number;
				}
				lastSuite = path;
				lastSuiteNumber = parent;
				return parent;
			}
			const numberIn = (table, name, limit = maximumName) => {
				if (name === undefined || name === "") return none;
				const shown = shownName(name, limit);
				return table.numberOf(shown, () => shown);
			};
			return {
				add(test, details) {
					const { name, status, timestamp, flaky } = test;
					const place = block.names.length;
					block.names.push(shownName(name));
					block.statuses += statusLetters[status];
					block.suiteOf.push(suiteNumber(test.suite));
					block.fileOf.push(numberIn(files, test.file ?? test.source));
					block.lines.push(test.file === undefined ? none : test.line ?? none);
					block.workerOf.push(numberIn(workers, workerOf(test)));
					block.formatOf.push(numberIn(formats, test.format));
					block.durations.push(test.duration === undefined ? none : rounded(test.duration));
					block.timestamps.push(timestamp);
					if (timestamp !== undefined) first = Math.min(first ?? timestamp, timestamp);
					if (flaky === true) block.flaky.push(place);
					const numbers = (test.tags ?? []).slice(0, maximumTags).map((tag) => numberIn(tags, tag, maximumTag));
					const known = [...new Set(numbers)].filter((number) => number !== none);
					if (known.length > 0) block.tagged.push([place, known]);
					if (details === undefined) return;
					block.detailed.push(place);
					block.details.push(details);
					block.detailLength += lengthOf(details);
				},
				isFull: () => block.names.length >= maximumTests || block.detailLength >= maximumDetailLength,
				isEmpty: () => block.names.length === 0,
				take() {
					const { timestamps, details, detailLength: _, ...columns } = block;
					const start = timestamps.reduce((least, time) => time === undefined || least !== undefined && least <= time ? least : time, undefined);
					const tests = {
						suites: suites.takeNew(),
						files: files.takeNew(),
						tags: tags.takeNew(),
						workers: workers.takeNew(),
						formats: formats.takeNew(),
						...columns,
						...start === undefined ? {} : { start },
						starts: timestamps.map((time) => time === undefined || start === undefined ? none : time - start)
					};
					block = emptyBlock();
					return {
						tests,
						details
					};
				},
				firstStart: () => first
			};
		}
		const emptyBlock = () => ({
			names: [],
			suiteOf: [],
			fileOf: [],
			lines: [],
			workerOf: [],
			formatOf: [],
			statuses: "",
			durations: [],
			timestamps: [],
			flaky: [],
			tagged: [],
			detailed: [],
			details: [],
			detailLength: 0
		});
		const shownName = (name, limit = maximumName) => (0, display_text.p)((0, shorten.m)(name, limit));
		const rounded = (ms) => ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100;
		function workerOf(test) {
			const { job, metadata } = test;
			const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key));
			const worker = name === undefined ? undefined : metadata?.[name];
			return job !== undefined && worker !== undefined ? `${job} · ${worker}` : worker ?? job;
		}
		function lengthOf({ message = "", lead = "", diff = [], details = "", stdout = "", stderr = "", attempts = [], metadata = {} }) {
			const own = message.length + lead.length + details.length + stdout.length + stderr.length;
			const further = diff.reduce((sum, line) => sum + line.length, 0) + Object.values(metadata).reduce((sum, value) => sum + value.length, 0);
			return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further);
		}
		var failure_lead = __webpack_require__(86875);
		var diff_excerpt = __webpack_require__(74270);
		;
		const maximumHeadline = 60;
		function diffFromHeadline({ lines, text }, headline) {
			const begin = headline.slice(0, maximumHeadline);
			const isHeadline = (line) => line.includes(begin);
			const first = begin === "" ? -1 : lines.findIndex(isHeadline);
			if (first < 1 || lines.slice(0, first).some((line) => /^[-+]/.test(line))) return {
				lines,
				text
			};
			const all = text?.split("\n") ?? [];
			const firstOfText = all.findIndex(isHeadline);
			return {
				lines: lines.slice(first),
				text: firstOfText === -1 ? undefined : all.slice(firstOfText).join("\n")
			};
		}
		var failure_diff = __webpack_require__(65162);
		var failure_text = __webpack_require__(68986);
		var rerun_command = __webpack_require__(76816);
		var excerpt = __webpack_require__(214);
		;
		const maximumMessage = 2e4;
		const maximumDetails = 4e4;
		const maximumOutput = 2e4;
		const maximumShortMessage = 300;
		const maximumDiffLines = 400;
		const maximumAttempts = 20;
		const maximumMetadata = 50;
		const maximumMetadataName = 100;
		const maximumMetadataValue = 2e3;
		const isNotable = ({ status, flaky }) => status !== "successful" || flaky === true;
		const hasDetails = ({ message, details, stdout, stderr, attempts, metadata }) => Boolean(message || details || stdout || stderr || attempts?.length || metadata && Object.keys(metadata).length > 0);
		const shown = (text, limit) => text === undefined || text === "" ? undefined : (0, display_text.W)((0, excerpt.Kb)(text, limit));
		function testDetails(test, limit, location) {
			const rerun = test.status === "failed" || test.flaky === true ? (0, rerun_command.w)({
				...test,
				location: location?.file
			}) : undefined;
			if (!hasDetails(test) && location === undefined && rerun === undefined) return undefined;
			if (limit === "short messages") {
				const written = test.status === "failed" ? (0, failure_lead.M)(test)?.headline : test.message;
				const message = shown(written?.slice(0, maximumShortMessage), maximumShortMessage);
				return message === undefined || !isNotable(test) ? undefined : { message };
			}
			if (limit === "notable tests" && !isNotable(test)) return undefined;
			const { attempts, metadata } = test;
			const kept = texts(test, test);
			if (location !== undefined) kept.source = location.line === undefined ? [location.file] : [location.file, location.line];
			if (rerun !== undefined) kept.rerun = rerun;
			if (attempts !== undefined && attempts.length > 0) {
				kept.attempts = attempts.slice(-maximumAttempts).map((attempt) => attemptDetails(attempt, test));
			}
			if (metadata !== undefined) {
				const entries = Object.entries(metadata).slice(0, maximumMetadata);
				if (entries.length > 0) kept.metadata = Object.fromEntries(entries.map(([name, value]) => [metadataName(name), metadataValue(value)]));
			}
			return kept;
		}
		const metadataName = (name) => (0, display_text.p)((0, excerpt.Kb)(name, maximumMetadataName));
		const metadataValue = (value) => (0, display_text.W)((0, excerpt.Kb)(value, maximumMetadataValue));
		function attemptDetails(attempt, test) {
			const { status, duration } = attempt;
			return {
				...texts(attempt, test),
				status,
				...duration === undefined ? {} : { duration }
			};
		}
		function texts(result, { name, suite }) {
			const kept = {};
			const message = shown(result.message, maximumMessage);
			const details = shown(result.details, maximumDetails);
			const stdout = shown(result.stdout, maximumOutput);
			const stderr = shown(result.stderr, maximumOutput);
			if (message !== undefined) kept.message = message;
			if (details !== undefined) kept.details = details;
			if (result.status === "failed") lead(kept, (0, failure_lead.M)({
				...result,
				name,
				suite
			}));
			if (stdout !== undefined) kept.stdout = stdout;
			if (stderr !== undefined) kept.stderr = stderr;
			return kept;
		}
		function lead(kept, { headline = "", text, isOutput } = {}) {
			const { message = "", details = "" } = kept;
			const found = text === undefined ? (0, failure_diff.i)(message, details) : (0, failure_diff.i)(text, "");
			if (found !== undefined) kept.diff = (0, diff_excerpt.f)(diffFromHeadline(found, headline).lines, maximumDiffLines);
			if (text === undefined) return;
			kept.lead = isOutput ? headline : text;
			const rest = (0, failure_text.e)((0, failure_text.r)(message, details), text).trim();
			if (rest !== "") kept.details = rest;
			else delete kept.details;
		}
		;
		const maximumListed = 5e5;
		const unlimitedDetailBytes = 7e6;
		const maximumDetailBytes = 48e6;
		async function writePage(request) {
			const { path, head, report, recordsPath, counts, locate, sourceBase } = request;
			const file = (0, atomic_file.C)(path, "HTML report");
			try {
				file.write(pageStart(head, report));
				const blocks = createDataBlocks(file);
				const columns = createTestColumns();
				const isListed = createListingQuota(counts);
				let total = 0;
				let listed = 0;
				let outputsLeftOut = 0;
				let detailsLeftOut = 0;
				const writeBlock = () => {
					const { tests, details } = columns.take();
					blocks.add(tests, details);
				};
				const problems = await (0, read_records.Y)().read(recordsPath, recordsPath, {
					test(test) {
						total += 1;
						if (!isListed(test)) return;
						listed += 1;
						const limit = detailLimitFor(blocks.detailBytes());
						if (limit !== "everything" && hasDetails(test)) {
							if (!isNotable(test)) outputsLeftOut += 1;
							else if (limit === "short messages") detailsLeftOut += 1;
						}
						columns.add(test, testDetails(test, limit, test.status === "failed" && limit !== "short messages" ? locate(test) : undefined));
						if (columns.isFull()) writeBlock();
					},
					record() {}
				});
				if (!columns.isEmpty()) writeBlock();
				const start = columns.firstStart();
				blocks.end({
					listed,
					total,
					...start === undefined ? {} : { start },
					...sourceBase === undefined ? {} : { sourceBase },
					...outputsLeftOut === 0 ? {} : { outputsLeftOut },
					...detailsLeftOut === 0 ? {} : { detailsLeftOut }
				});
				file.write(pageEnd(notesOf({
					listed,
					total,
					outputsLeftOut,
					detailsLeftOut
				})));
				const bytes = file.length();
				file.close();
				return {
					bytes,
					listed,
					problems
				};
			} finally {
				file.discard();
			}
		}
		function detailLimitFor(detailBytes) {
			if (detailBytes >= maximumDetailBytes) return "short messages";
			return detailBytes >= unlimitedDetailBytes ? "notable tests" : "everything";
		}
		function createListingQuota({ failed }) {
			let forFailed = Math.min(failed, maximumListed);
			let forOthers = maximumListed - forFailed;
			return ({ status }) => status === "failed" ? forFailed-- > 0 : forOthers-- > 0;
		}
		function notesOf({ listed, total, outputsLeftOut, detailsLeftOut }) {
			return [
				...listed < total ? [`This page lists ${(0, text_counts.B)(listed)} of ${(0, text_counts.p)(total, "test")}. Failed tests take precedence.`] : [],
				...outputsLeftOut > 0 ? [`The output and metadata of ${(0, text_counts.p)(outputsLeftOut, "passed test")} were left out to limit the size of this page.`] : [],
				...detailsLeftOut > 0 ? [`Only the beginning of the message is kept for ${(0, text_counts.p)(detailsLeftOut, "test")}.`] : []
			];
		}
		var plain_tree = __webpack_require__(92217);
		var report_report = __webpack_require__(49915);
		var collected_metadata = __webpack_require__(76610);
		var test_location = __webpack_require__(30979);
		var run_summary = __webpack_require__(94220);
		var durations = __webpack_require__(51966);
		;
		const page_head_maximumMetadata = 50;
		const maximumValue = 500;
		const plain = (label, value) => value === undefined ? [] : [{
			label,
			value: [(0, node_builders.Qq)((0, shorten.m)(value, maximumValue))]
		}];
		const minute = (time) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
		function pageHead({ summary, ciContext, source, metadata, now }) {
			const { org, project, module, pipeline, job, matrixJob, ref, source: code } = ciContext;
			const build = ciContext.testedBuild ?? ciContext.build;
			const { counts } = summary;
			const name = org === undefined || project === undefined ? project : `${org}/${project}`;
			const repository = source && `${source.serverUrl.replace(/\/$/, "")}/${source.repository}`;
			const run = build.number ?? build.id;
			const { commit, pullRequest } = code;
			const facts = [
				{
					label: "Tests",
					value: [(0, node_builders.Qq)((0, text_counts.p)(counts.total, "test") + (counts.failed > 0 ? `, ${(0, text_counts.B)(counts.failed)} failed` : ""))]
				},
				...counts.duration > 0 ? plain("Time of all tests", (0, durations.a)(counts.duration)) : [],
				...module === project ? [] : plain("Module", module),
				...plain("Pipeline", pipeline),
				...plain("Job", matrixJob ?? job),
				...run === undefined && build.url === undefined ? [] : [{
					label: "Run",
					value: [(0, node_builders.q)(build.url, (0, node_builders.Qq)(run ?? "the run"))]
				}],
				...plain("Branch or tag", ref),
				...commit === undefined ? [] : [{
					label: "Commit",
					value: [(0, node_builders.q)(repository && `${repository}/commit/${commit}`, (0, node_builders.Zu)(commit))]
				}],
				...pullRequest === undefined ? [] : [{
					label: "Pull request",
					value: [(0, node_builders.q)(repository && `${repository}/pull/${pullRequest}`, (0, node_builders.Qq)(`#${pullRequest}`))]
				}],
				{
					label: "Written",
					value: [(0, node_builders.Qq)(minute(now))]
				},
				...Object.entries(metadata).slice(0, page_head_maximumMetadata).flatMap(([label, value]) => plain(label, value))
			];
			return {
				title: name === undefined ? "Test report" : `Test report of ${name}`,
				status: summary.status,
				facts,
				gaps: summary.problems.filter(run_summary.NH)
			};
		}
		var page_path = __webpack_require__(44051);
		;
		const pageDetail = {
			extras: true,
			tests: 100,
			detailLines: 10
		};
		async function writeHtml(given) {
			const { reporter, evaluator, template, scope, keptFiles = [], finished, env, now } = given;
			const { request, config, ciContext, mask, recordsPath, tracked } = finished;
			if (recordsPath === undefined) throw new Error("The HTML report requires the records of the run.");
			const { cwd } = request;
			const path = (0, page_path.H)({
				reporter,
				evaluator,
				request,
				env
			});
			const { summary, source } = scope;
			const report = (0, report_report.F)(template, {
				...scope,
				detail: pageDetail
			});
			const metadata = mask.value(await (0, collected_metadata.N)(config, ciContext, env));
			const { bytes, problems } = await writePage({
				path,
				head: pageHead({
					summary,
					ciContext: ciContext(),
					source,
					metadata,
					now
				}),
				report: await (0, plain_tree.B)({
					...report,
					children: [...report.children, ...keptFiles]
				}),
				recordsPath,
				counts: summary.counts,
				locate: (test) => (0, test_location.M)(test, tracked),
				sourceBase: source && sourceBase(source)
			});
			const way = (0, external_node_path_.relative)(cwd, path).split(external_node_path_.sep).join("/");
			return {
				path,
				shownPath: way.startsWith("../") ? path : way,
				bytes,
				problems
			};
		}
		const sourceBase = ({ serverUrl, repository, commit }) => `${serverUrl.replace(/\/$/, "")}/${repository}/blob/${encodeURIComponent(commit)}/`;
	}),
	6012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => contentSecurityPolicy });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
		const scriptDirectives = (script) => [
			`script-src ${hashOf(script)}`,
			"img-src data:",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		];
		const contentSecurityPolicy = ({ style, script, directives = [] }) => [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...script === undefined ? [] : scriptDirectives(script),
			"base-uri 'none'",
			"form-action 'none'",
			...directives
		].join("; ");
	})
};
