export const id = 5792;
export const ids = [5792, 9758];
export const modules = {
	71042: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => contentSecurityPolicy });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
		const scriptDirectives = (scripts, showsFiles) => [
			`script-src ${scripts.map(hashOf).join(" ")}`,
			...showsFiles ? ["img-src blob: data:", "media-src blob:"] : ["img-src data:"],
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		];
		const contentSecurityPolicy = ({ style, scripts = [], showsFiles = false, directives = [] }) => [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...scripts.length === 0 ? [] : scriptDirectives(scripts, showsFiles),
			"base-uri 'none'",
			"form-action 'none'",
			...directives
		].join("; ");
	}),
	30072: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => formatPercentage });
		const perThousand = 1 / 1e3;
		function formatPercentage(share) {
			if (share === 0 || share === 1) return `${share * 100}%`;
			if (share > 0 && share < perThousand) return "< 0.1%";
			if (share < 1 && share > 1 - perThousand) return "> 99.9%";
			return `${(share * 100).toFixed(1)}%`;
		}
		function formatPercentageChange(share) {
			const percent = Math.round(Math.abs(share) * 100);
			if (percent === 0) return "±0%";
			return `${share < 0 ? "\u2212" : "+"}${formatCount(percent)}%`;
		}
	}),
	11923: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => statusWord });
		const statusWord = (status) => status === "successful" ? "passed" : status;
	}),
	97428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => symbolSheet,
			u: () => symbolId
		});
		const shapes = {
			failed: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--failed-fill)\"/><path d=\"M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2\" stroke=\"var(--bg)\" stroke-width=\"1.8\"/>",
			known: "<g stroke=\"var(--failed-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
			quarantined: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke-dasharray=\"2.6 2.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
			gone: "<path d=\"M4 8h8\" stroke=\"var(--skipped-fill)\"/>",
			flaky: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--flaky-fill)\"/><path d=\"M8 1.5a6.5 6.5 0 0 0 0 13z\" fill=\"var(--flaky-fill)\" stroke=\"none\"/>",
			cancelled: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M3.6 12.4l8.8-8.8\"/></g>",
			running: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--skipped-fill)\" stroke-dasharray=\"2.6 2.5\"/>",
			unknown: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.3v.1\"/></g>",
			skipped: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5 8h6\"/></g>",
			passed: "<path d=\"M3.2 8.6l3.2 3.2 6.4-7\" stroke=\"var(--passed-fill)\" stroke-width=\"1.9\"/>",
			complete: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--passed-fill)\"/><path d=\"M4.8 8.3l2.2 2.2 4.2-4.6\" stroke=\"var(--bg)\" stroke-width=\"1.7\"/>",
			incomplete: "<g stroke=\"var(--flaky-fill)\"><path d=\"M8 2l6.3 11.5H1.7z\"/><path d=\"M8 6.3v3.4M8 11.6v.1\"/></g>",
			search: "<g stroke=\"currentColor\"><circle cx=\"7\" cy=\"7\" r=\"4.5\"/><path d=\"M10.5 10.5L14 14\"/></g>",
			down: "<path d=\"M4.5 6.5L8 10l3.5-3.5\" stroke=\"currentColor\"/>",
			left: "<path d=\"M10 3.5L5.5 8l4.5 4.5\" stroke=\"currentColor\"/>",
			right: "<path d=\"M6 3.5L10.5 8L6 12.5\" stroke=\"currentColor\"/>",
			plus: "<path d=\"M8 3.5v9M3.5 8h9\" stroke=\"currentColor\"/>",
			minus: "<path d=\"M3.5 8h9\" stroke=\"currentColor\"/>",
			expand: "<path d=\"M9.8 2.8h3.4v3.4M6.2 13.2H2.8V9.8M13 3L9.5 6.5M3 13l3.5-3.5\" stroke=\"currentColor\"/>",
			close: "<path d=\"M4 4l8 8M12 4l-8 8\" stroke=\"currentColor\"/>",
			theme: "<circle cx=\"8\" cy=\"8\" r=\"6.25\" stroke=\"currentColor\"/><path d=\"M8 1.75a6.25 6.25 0 0 1 0 12.5z\" fill=\"currentColor\" stroke=\"none\"/>",
			branch: "<g stroke=\"currentColor\"><circle cx=\"4.5\" cy=\"3.5\" r=\"1.75\"/><circle cx=\"4.5\" cy=\"12.5\" r=\"1.75\"/><circle cx=\"11.5\" cy=\"5\" r=\"1.75\"/><path d=\"M4.5 5.3v5.4M11.5 6.8c0 2.6-7 1.6-7 3.9\"/></g>",
			account: "<g stroke=\"currentColor\"><circle cx=\"8\" cy=\"5.5\" r=\"2.75\"/><path d=\"M2.5 13.8a5.6 5.6 0 0 1 11 0\"/></g>",
			brand: "<g stroke=\"none\"><rect x=\"1\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/><rect x=\"6.25\" y=\"1\" width=\"3.5\" height=\"14\" rx=\"1\" fill=\"var(--failed-fill)\"/><rect x=\"11.5\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/></g>",
			keyboard: "<g stroke=\"currentColor\"><rect x=\"1.5\" y=\"3.5\" width=\"13\" height=\"9\" rx=\"2\"/><path d=\"M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6\"/></g>",
			copy: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1\"/></g>",
			link: "<path d=\"M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			wrap: "<path d=\"M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			sliders: "<g stroke=\"currentColor\"><path d=\"M2 5h6M12 5h2M2 11h2M8 11h6\"/><circle cx=\"10\" cy=\"5\" r=\"1.8\"/><circle cx=\"6\" cy=\"11\" r=\"1.8\"/></g>",
			clip: "<path d=\"M13 7.2l-5 5a3 3 0 0 1-4.3-4.2l5.2-5.2a2 2 0 0 1 2.9 2.8L6.7 10.7a1 1 0 0 1-1.4-1.4L9.6 5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
			film: "<rect x=\"1.75\" y=\"3\" width=\"12.5\" height=\"10\" rx=\"2\" stroke=\"currentColor\" stroke-width=\"1.4\"/><path d=\"M6.6 5.9v4.2L10.2 8z\" fill=\"currentColor\" stroke=\"none\"/>",
			trace: "<path d=\"M2 4.5h7M4.5 8h8M7 11.5h7\" stroke=\"currentColor\" stroke-width=\"2\"/>",
			doc: "<path d=\"M4 1.75h5.2L12.5 5v9.25H4zM9 1.9V5.2h3.3M6 8.2h4.5M6 10.8h4.5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
			page: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"1.75\" y=\"2.75\" width=\"12.5\" height=\"10.5\" rx=\"2\"/><path d=\"M2 6h12\"/></g>",
			save: "<path d=\"M8 2.5v7.2M5 7l3 3 3-3M2.75 11.5v1.2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-1.2\" stroke=\"currentColor\"/>",
			slow: "<g stroke=\"var(--text-3)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 4.4V8l2.6 1.6\"/></g>"
		};
		const symbolId = (name) => `symbol-${name}`;
		const symbolSheet = () => `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes).map(([name, shape]) => `<symbol id="${symbolId(name)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`).join("")}</defs></svg>`;
	}),
	25792: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var heap = __webpack_require__(84788);
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_util_ = __webpack_require__(57975);
		;
		const program = "systemd-notify";
		const reportMs = 1e4;
		function createServiceNotifier(env, warn, pid = process.pid) {
			const socket = env.NOTIFY_SOCKET;
			if (!socket) return {
				ready: async () => {},
				stopping: async () => {}
			};
			let hasWarned = false;
			let isStopping = false;
			let timer;
			const send = async (...states) => {
				try {
					await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(program, [...states], {
						env: {
							NOTIFY_SOCKET: socket,
							PATH: env.PATH
						},
						timeout: reportMs
					});
				} catch (error) {
					if (hasWarned) return;
					hasWarned = true;
					const reason = error instanceof Error ? error.message.trim() : String(error);
					warn(`The service manager cannot be notified with ${program}: ${reason}. Install it, or use Type=exec without WatchdogSec.`);
				}
			};
			const watch = (intervalMs, check) => {
				timer = setTimeout(async () => {
					await check().catch(() => {});
					if (isStopping) return;
					await send("WATCHDOG=1");
					if (!isStopping) watch(intervalMs, check);
				}, intervalMs);
				timer.unref();
			};
			return {
				async ready(check) {
					await send("READY=1");
					const watchdogMs = watchdogOf(env, pid);
					if (watchdogMs !== undefined && !isStopping) watch(watchdogMs / 2, check);
				},
				async stopping() {
					isStopping = true;
					clearTimeout(timer);
					await send("STOPPING=1");
				}
			};
		}
		function watchdogOf({ WATCHDOG_USEC, WATCHDOG_PID }, pid) {
			if (WATCHDOG_USEC === undefined || WATCHDOG_PID !== undefined && WATCHDOG_PID !== String(pid)) return undefined;
			const milliseconds = Number(WATCHDOG_USEC) / 1e3;
			return milliseconds > 0 && milliseconds <= 2 ** 31 - 1 ? milliseconds : undefined;
		}
		var content_security_policy = __webpack_require__(71042);
		var symbols = __webpack_require__(97428);
		;
		const dashboardScript = "/*! uPlot\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n*/\n(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==void 0&&r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function i(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function a(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let o={failing:`Failing`,flaky:`Flaky`,slower:`Slower`,quarantined:`Quarantined`,skipped:`Skipped`,passed:`Passed`,unknown:`Unknown`},s={attention:`Attention`,name:`Name`,median:`Median`,change:`Change`,failed:`Failed or flaky`},c={failing:[`failed`,`Failed`],flaky:[`flaky`,`Flaky`],slower:[`slow`,`Slower`],quarantined:[`quarantined`,`Quarantined`],skipped:[`skipped`,`Skipped`],passed:[`passed`,`Passed`],unknown:[`unknown`,`Unknown`]},l=(e,t)=>e.status===t||t===`slower`&&e.slower!==void 0;function u({metrics:e,slower:t}){if(t===void 0)return{median:e.median,change:e.slowdown};let{before:n,after:r}=t.test;return{median:r,change:n===0?void 0:r/n-1}}let d=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),f=(e,t)=>`${d(e)} ${t}${e===1?``:`s`}`,p=6e4,m=60*p,h=24*m;function g(e){return e>=p?e<m?f(Math.floor(e/p),`minute`):e<h?f(Math.floor(e/m),`hour`):f(Math.floor(e/h),`day`):``}let _=6e4,v=60*_,y=24*v,b=15*_,x={\"24h\":{title:`Last 24 hours`,length:y,unit:v},\"7d\":{title:`Last 7 days`,length:7*y,unit:y},\"30d\":{title:`Last 30 days`,length:30*y,unit:y},\"90d\":{title:`Last 90 days`,length:90*y,unit:y},\"365d\":{title:`Last year`,length:365*y,unit:y}},S={\"24h\":x[`24h`].title,\"7d\":x[`7d`].title,\"30d\":x[`30d`].title,\"90d\":x[`90d`].title,\"365d\":x[`365d`].title,custom:`Custom range`},C=e=>/^[2-9]\\d{3}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e)),w=e=>new Date(e).toISOString().slice(0,10);function T({range:e,from:t,to:n},r){if(e===`custom`){let e=[Date.parse(t),Date.parse(n)];return{fromTs:Math.min(...e),toTs:Math.max(...e)+y}}let{length:i,unit:a}=x[e],o=Math.ceil(r/b)*b;return{fromTs:Math.floor((o-i)/a)*a,toTs:o}}function E(e){let t=Object.entries(x).find(([,{length:t}])=>e<t);if(t!==void 0)return{range:t[0],from:``,to:``};let n=w(Date.now()-e);return{range:`custom`,from:n,to:n}}let D=({fromTs:e,toTs:t})=>({fromTs:Math.max(e-(t-e),0),toTs:e}),O=({fromTs:e,toTs:t})=>g(t-e),k={\"15m\":15*_,\"1h\":v,\"6h\":6*v,\"1d\":y,\"7d\":7*y},ee={auto:`Automatic`,\"15m\":`15 minutes`,\"1h\":`1 hour`,\"6h\":`6 hours`,\"1d\":`1 day`,\"7d\":`7 days`},A=[...Object.values(k),28*y,364*y,3640*y],te=({fromTs:e,toTs:t},n)=>Math.ceil(t/n)-Math.floor(e/n);function ne(e,t,n){let r=A.at(-1)??y,i=t===`auto`?A.find(t=>te(e,t)<=60):k[t],a=Math.min(2e3,2e5/Math.max(n,1));return A.find(t=>t>=(i??r)&&te(e,t)<=a)??r}let re=(e,t)=>e!==`auto`&&t>k[e];function ie(e){let[t,n]=e<v?[e/_,`minute`]:e<y?[e/v,`hour`]:[e/y,`day`];return`${t} ${n}${t===1?``:`s`}`}let ae=(e,t)=>{let n=new Date(e).toISOString();return t<y?`${n.slice(0,10)} ${n.slice(11,16)}`:n.slice(0,10)},oe=[`org`,`project`,`module`,`pipeline`],j={overview:`Overview`,tests:`Tests`,flaky:`Flaky`,causes:`Causes`,jobs:`Jobs`,compare:`Compare`},M=[`auto`,`before`,`branch`,`days`],N={lostMs:`Time lost`,flakyBuilds:`Flaky builds`,lastSeen:`Last seen`},P={org:``,project:``,module:``,pipeline:``,view:`overview`,branch:``,range:`30d`,from:``,to:``,interval:`auto`,base:`auto`,baseBranch:``,baseFrom:``,baseTo:``,item:``,order:``,query:``,owner:``,status:``,job:``,sort:`attention`,rank:`lostMs`,page:``},F={module:``,pipeline:``,branch:``,view:`overview`,item:``,query:``,owner:``,status:``,job:``,sort:P.sort,rank:P.rank,order:P.order,page:``},I=Object.keys(P);function se(e){let t=I.filter(t=>e[t]!==P[t]||t===`view`&&e.item!==``);return new URLSearchParams(t.map(t=>[t,e[t]])).toString()}function ce(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=e=>t.get(e)??``,r={from:n(`from`),to:n(`to`)},i=le(Object.keys(S),n(`range`),P.range),a=le(M,n(`base`),P.base),c={baseFrom:n(`baseFrom`),baseTo:n(`baseTo`)},l=a!==`days`||C(c.baseFrom)&&C(c.baseTo),u=i!==`custom`||C(r.from)&&C(r.to);return{org:n(`org`),project:n(`project`),module:n(`module`),pipeline:n(`pipeline`),view:le(Object.keys(j),n(`view`),t.has(`view`)||n(`item`)===``?P.view:`tests`),branch:n(`branch`),range:u?i:P.range,...u&&i===`custom`?r:{from:``,to:``},interval:le(Object.keys(ee),n(`interval`),P.interval),base:l?a:P.base,baseBranch:n(`baseBranch`),...l&&a===`days`?c:{baseFrom:``,baseTo:``},item:n(`item`),order:n(`order`)===`duration`?`duration`:``,query:n(`query`),owner:n(`owner`),status:le(Object.keys(o),n(`status`),P.status),job:n(`job`),sort:le(Object.keys(s),n(`sort`),P.sort),rank:le(Object.keys(N),n(`rank`),P.rank),page:n(`page`)===`keys`?`keys`:``}}let le=(e,t,n)=>e.includes(t)?t:n,ue=({module:e,view:t})=>e===``&&t!==`tests`&&t!==`jobs`,de=e=>ue(e)&&e.view!==`flaky`;function fe(e){return(ue(e)?oe.slice(0,1):oe.slice(0,3)).find(t=>e[t]===``)}let pe=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,me=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,he=/[\\u061c\\u200e\\u200f\\u2066\\u2068\\u2069]/g,ge=/[\\u202a-\\u202e\\u2067]|\\p{Surrogate}/gu,_e=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,ve=/^[\\t\\n -~]*$/;function ye(e){return ve.test(e)?e:e.replace(_e,`\n`).replace(pe,``).replace(me,``).replace(he,``).replace(ge,`\ufffd`)}function L(e){return ye(e).replace(/[\\t\\n ]+/g,` `)}function be(e,t,n){let r=oe.slice(0,oe.indexOf(n)),i=e.filter(e=>r.every(n=>e[n]===t[n]));return[...new Set(i.map(e=>e[n]))].filter(e=>e!==``)}function xe(e,t){let n=e.filter(e=>e.org===t);return[...new Map(n.map(({project:e,module:t})=>[JSON.stringify([e,t]),{project:e,module:t}])).values()].filter(({module:e})=>e!==``).map(e=>({...e,title:`${L(e.project)} / ${L(e.module)}`}))}function R(e,t){let{org:n,project:r,module:i,pipeline:a}=t,o={org:n,project:r,module:i,pipeline:a};for(let n of oe){if(fe({...t,...o})===void 0)break;o[n]===``&&(o[n]=be(e,o,n)[0]??``)}return o}let z=[`main`,`master`];async function Se(e,t,n,r){let i={...t,...R(n,{...t,view:`tests`})};if(fe({...i,view:`tests`})!==void 0)return[];let a=e(AbortSignal.timeout(1e4));return a===void 0?[]:Ce(a,i,r)}async function Ce(e,t,n){let r=await e.branches(t,T(t,n),200);return[...z.filter(e=>r.includes(e)),...r.filter(e=>!z.includes(e))]}function we(e){let t={};for(let n in e)e[n]!==void 0&&(t[n]=e[n]);return t}let Te=e=>({flakyOf:new Map(e.modules.map(e=>[Ee(e),e.flakyTests??0])),flakyTests:e.flakyTests??[],flakyTestCount:e.flakyTestCount??0,lostMs:e.lostMs??0,lostMsBefore:e.lostMsBefore??0,causes:e.causes??[],causeCount:e.causeCount??0}),Ee=({project:e,module:t})=>JSON.stringify([e,t]),De=({durations:e})=>e.max>0,Oe=e=>({...ke(e),timestamp:e.timestamp,name:e.name,id:e.testId,suite:e.suite??[],owners:e.owners??[],flakyCount:e.flakyCount??0}),ke=e=>({counts:{failed:e.failedCount,cancelled:e.cancelledCount,running:e.runningCount,unknown:e.unknownCount,skipped:e.skippedCount,successful:e.successfulCount},totalCount:e.totalCount,durations:Ae(e)}),Ae=e=>({min:e.durationMin,p25:e.durationP25,p50:e.durationP50,p75:e.durationP75,p95:e.durationP95,p99:e.durationP99,max:e.durationMax});var je=class extends Error{status;title;detail;requestId;name=`ApiError`;constructor(e,t,n,r,i=``){super(`${t} ${n}`,r),this.status=e,this.title=t,this.detail=n,this.requestId=i}};let Me={400:`The server rejected the request.`,401:`The server rejected this key.`,403:`This key has no access to these results.`,404:`There is no data API at this address.`,429:`Too many requests.`,503:`The store is not available at the moment.`};async function Ne(e){let{status:t}=e,n=Number(e.headers.get(`retry-after`)),r=await e.json().catch(()=>void 0),i=typeof r==`object`&&r&&`detail`in r?String(r.detail).slice(0,1e3):``,a=n>0?`Try again in ${n} seconds.`:``;return new je(t,Me[t]??`The server answered with status ${t}.`,[i,a].filter(Boolean).join(` `),void 0,(e.headers.get(`x-request-id`)??``).slice(0,64))}let Pe=e=>e instanceof je?e:new je(0,`This page failed.`,String(e),{cause:e}),Fe=e=>e instanceof je&&e.status===401,Ie=e=>({...e,title:e.title??`Failures without a message (${e.cause})`}),Le=(e,{project:t,module:n})=>({...e,tests:e.tests.map(e=>({...e,project:e.project??t,module:e.module??n}))}),Re=e=>({time:e.firstSeen,isBound:!1}),ze=({totals:e,whole:t})=>({buckets:e.map(Be),whole:t&&Be({...t,timestamp:0})}),Be=e=>({timestamp:e.timestamp,buildCount:e.buildCount,failedBuildCount:e.failedBuildCount,flakyBuildCount:e.flakyBuildCount,durations:Ae(e)});function Ve(e,t,n=()=>{}){async function r(n,r){let a=await Ke(n,e,t);if(!a.ok)throw await Ne(a);let o=await i(a),s=typeof o==`object`&&o?o[r]:void 0;if(typeof s!=`object`||!s)throw new je(a.status,`This is not a response of the data API.`,`The list \u201c${r}\u201d is missing.`);return o}async function i(e){try{let t=await e.text();return n(t),JSON.parse(t)}catch(n){throw t.throwIfAborted(),new je(e.status,`The response is incomplete.`,`Try again, or choose a shorter range.`,{cause:n})}}let a=(e,t,n,r)=>`v1/data/tests/${e}?${new URLSearchParams({...He(t,n),...r,limit:`200`})}`;return{async aggregates(e,t,n,i){return(await r(Ge(e,t,n,i),`tests`)).tests.map(Oe)},runs:(e,t,{limit:n,...i})=>{let a={...He(e,t),...i,limit:String(n)};return r(`v1/data/tests/runs?${new URLSearchParams(a)}`,`runs`)},flakyTests:async(e,t,{limit:n=200,owner:i=``,...a}={})=>{let o={...He(e,t),...a,...we({owner:i===``?void 0:i}),limit:String(n)};return Le(await r(`v1/data/tests/flaky?${new URLSearchParams(o)}`,`tests`),e)},quarantinedTests:async(e,t)=>(await r(`v1/data/tests/quarantined?${new URLSearchParams(He(e,t))}`,`tests`)).tests,builds:async(e,t,{testIds:n=[],limit:i}={})=>{let a=new URLSearchParams({...He(e,t),...we({limit:i===void 0?void 0:String(i)})});Ue(a,n);let{ref:o=``,...s}=await r(`v1/data/builds?${a}`,`builds`);return{...s,ref:o}},comparison:(e,t,n,i)=>{let{fromTs:a,toTs:o,ref:s}=He({...e,branch:n.branch},n.period),c={baseFromTs:a??``,baseToTs:o??``,...we({baseRef:s})},l={...He({...e,branch:t.branch},t.period),...c,limit:String(i)};return r(`v1/data/tests/compare?${new URLSearchParams(l)}`,`broken`)},slowerTests:(e,t,{limit:n=200}={})=>{let i={...He(e,t),limit:String(n)};return r(`v1/data/tests/slower?${new URLSearchParams(i)}`,`groups`)},verdicts:(e,t,n)=>{let i={...He(e,t),limit:String(n)};return r(`v1/data/tests/verdicts?${new URLSearchParams(i)}`,`modules`)},causes:async(e,t,n)=>(await r(a(`causes`,e,t,n===void 0?{}:{testId:n}),`causes`)).causes.map(Ie),facts:(e,t,n)=>r(`v1/data/tests/facts?${new URLSearchParams({...He(e,t),testId:n})}`,`failedJobs`),steps:({org:e,project:t,module:n},{testId:i,timestamp:a,build:o,job:s})=>{let c=we({build:o===``?void 0:o,job:s===``?void 0:s}),l={org:e,project:t,module:n,testId:i,timestamp:String(a),...c};return r(`v1/data/tests/steps?${new URLSearchParams(l)}`,`steps`)},totals:async(e,t,n=Math.max(t.toTs,1))=>{let i={...He(e,t),interval:String(n),whole:`true`};return ze(await r(`v1/data/builds/totals?${new URLSearchParams(i)}`,`totals`))},jobs:(e,t)=>r(`v1/data/jobs?${new URLSearchParams(He(e,t))}`,`pipelines`),jobTotals:async(e,t,n)=>{let i=e.pipeline===``?void 0:e.pipeline,a={...He(e,t),...we({pipeline:i}),interval:String(n)};return(await r(`v1/data/jobs/totals?${new URLSearchParams(a)}`,`totals`)).totals},branches:async(e,t,n)=>{let i={...He({...e,branch:``},t),limit:String(n)},{branches:a}=await r(`v1/data/branches?${new URLSearchParams(i)}`,`branches`);return a.map(({ref:e})=>e)},storedBranches:async(e,t)=>{let n={fromTs:0,toTs:t},i={...He({...e,branch:``},n),limit:`500`};return(await r(`v1/data/branches?${new URLSearchParams(i)}`,`branches`)).branches},modules:async(e,t)=>{let n={...He({...e,module:``},t),brief:`true`};return r(`v1/data/modules?${new URLSearchParams(n)}`,`modules`)},modulesDetails:async(e,t)=>{let n={...He({...e,module:``},t),limit:`200`};return Te(await r(`v1/data/modules?${new URLSearchParams(n)}`,`causes`))},availableCoordinates:async()=>(await r(`v1/data/coordinates`,`coordinates`)).coordinates}}let He=({org:e,project:t,module:n,branch:r},{fromTs:i,toTs:a})=>({org:e,...we({project:t===``?void 0:t,module:n===``?void 0:n,ref:r===``?void 0:r}),fromTs:String(i),toTs:String(a)});function Ue(e,t){let[n=[]]=We(t,e=>e);for(let t of n)e.append(`testId`,t)}function We(e,t){let n=[],r=0;for(let i of e){let e=n.at(-1),a=encodeURIComponent(t(i)).length;r+=a,e===void 0||e.length===50||r>6e3?(n.push([i]),r=a):e.push(i)}return n}function Ge(e,t,n,{testId:r,testIds:i=[],withSuite:a=!1,withFlaky:o=!1,withOwners:s=!1,status:c}={}){let l={...He(e,t),interval:String(n)},u=[...a?[`suite`]:[],...o?[`flakyCount`]:[],...s?[`owners`]:[]].join(`,`),d=e.job===``?void 0:e.job,f=new URLSearchParams({...l,...we({fields:u===``?void 0:u,status:c,job:d})});return Ue(f,r===void 0?i:[r]),`v1/data/tests/aggregated?${f}`}async function Ke(e,t,n){try{return await fetch(e,{headers:{\"Service-Api-Key\":t,Accept:`application/json`},credentials:`omit`,signal:n})}catch(e){throw n.throwIfAborted(),new je(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})}}let qe=[`broken`,`fixed`,`slower`,`faster`,`gone`],Je=(t,n,...r)=>Ye(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),Ye=e=>e!==void 0&&/^https?:\\/\\//.test(e);function Xe(t,n,r){let i=e(`p`,{class:`history-tip small`,\"aria-hidden\":`true`});i.hidden=!0;let a=t.map((e,n)=>Ze(e,n===t.length-1)),o=e(`div`,{class:`history-bars`,role:`group`,\"aria-label\":n,\"data-arrow-keys\":``},...a),s=r===void 0?o:e(`div`,{class:`history-frame`},o,r);s.style.setProperty(`--earlier`,String(t.length-1));let c=e(`div`,{class:`history-row`},s,i);function l(e){let[n,r]=[t[e],a[e]];if(n===void 0||r===void 0)return;i.textContent=n.tip,i.hidden=!1;let o=r.offsetLeft+r.offsetWidth/2-i.offsetWidth/2;i.style.left=`${Math.max(Math.min(o,c.offsetWidth-i.offsetWidth),0)}px`}let u=e=>e instanceof Element?a.indexOf(e.closest(`.bar`)??o):-1,d=()=>{i.hidden=!0};return o.addEventListener(`pointerover`,({target:e})=>{let t=u(e);t===-1?d():l(t)}),o.addEventListener(`pointerleave`,d),o.addEventListener(`focusin`,({target:e})=>{let t=u(e);for(let[e,n]of a.entries())n.tabIndex=e===t?0:-1;l(t)}),o.addEventListener(`focusout`,d),o.addEventListener(`keydown`,e=>{if(e.key===`Escape`&&!i.hidden){e.preventDefault(),d();return}let t=u(e.target),n=a.length-1,r={ArrowLeft:Math.max(t-1,0),ArrowRight:Math.min(t+1,n),Home:0,End:n}[e.key];r!==void 0&&t!==-1&&(e.preventDefault(),a[r]?.focus())}),c}function Ze({result:e,label:t,url:n,isNow:r=!1},i){let a=`bar bar-${e}${r?` now`:``}`,o=Je(n,{class:a,\"aria-label\":t,tabindex:i?`0`:`-1`});return o.tagName!==`A`&&o.setAttribute(`role`,`img`),o}let Qe=e=>e*4+5+3;function $e({results:e,now:t,room:n,label:i}){let a=new Map,o=(e,t)=>{let n=e in tt?e:`-`;a.set(n,(a.get(n)??``)+tt[n](t))},s=t===void 0?n*4-1:Qe(n),c=(n-e.length)*4;for(let[t,n]of[...e].entries())o(n,c+t*4);return t!==void 0&&o(t,s-3),r(`svg`,{class:`history`,role:`img`,\"aria-label\":i,width:s,height:16,viewBox:`0 0 ${s} 16`},...[...a].map(([e,t])=>r(`path`,{class:`bar-${et[e]}`,d:t})))}let et={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`none`},tt={P:e=>nt(e,6),f:e=>nt(e,11,6)+nt(e,3),F:e=>nt(e,16),S:e=>`M${e} 12h3v4h-3zM${e+1} 13v2h1v-2z`,\"-\":e=>`M${e} 14h3v2h-3z`};function nt(e,t,n=t){let r=n-2,i=(e,t)=>`a1 1 0 0 1 ${e} ${t}`;return`M${e+1} ${16-t}h1${i(1,1)}v${r}${i(-1,1)}h-1${i(-1,-1)}v-${r}${i(1,-1)}z`}let rt=e=>`symbol-${e}`,it=(e,t,n=`small`)=>r(`svg`,{class:n===`large`?`mark large`:`mark`,role:`img`,\"aria-label\":t},r(`use`,{href:`#${rt(e)}`})),at=e=>r(`svg`,{class:`mark`,\"aria-hidden\":`true`},r(`use`,{href:`#${rt(e)}`})),ot=[1,2,5].flatMap(e=>[0,1,2,3,4,5,6,7,8].map(t=>e*10**t)).sort((e,t)=>e-t),B=1e3,V=60*B,H=60*V,st=24*H;function ct(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function U(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<B)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/B)*B;return r<V?`${r/B} s`:r<H?ct(r,V,`min`,B,`s`):r<st?ct(r,H,`h`,V,`min`):ct(r,st,`d`,H,`h`)}let lt=[.1,.2,.5,1,2,5,10,20,50,100,200,500,...[1,2,5,10,15,30].map(e=>e*1e3),...[1,2,5,10,15,30].map(e=>e*6e4),...[1,2,4,8,24,48,240,2400].map(e=>e*36e5)],ut=`u-off`,dt=`u-label`,ft=`width`,pt=`height`,mt=`bottom`,ht=`left`,gt=`right`,_t=`#000`,vt=`#0000`,yt=`mousemove`,bt=`mousedown`,xt=`mouseup`,St=`mouseenter`,Ct=`mouseleave`,wt=`dblclick`,Tt=`change`,Et=`dppxchange`,Dt=typeof window<`u`,Ot=Dt?document:null,kt=Dt?window:null,At=Dt?navigator:null,W,jt;function Mt(){let e=devicePixelRatio;W!=e&&(W=e,jt&&Kt(Tt,jt,Mt),jt=matchMedia(`(min-resolution: ${W-.001}dppx) and (max-resolution: ${W+.001}dppx)`),Gt(Tt,jt,Mt),kt.dispatchEvent(new CustomEvent(Et)))}function Nt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Pt(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function G(e,t,n){e.style[t]=n+`px`}function Ft(e,t,n,r){let i=Ot.createElement(e);return t!=null&&Nt(i,t),n?.insertBefore(i,r),i}function It(e,t){return Ft(`div`,e,t)}let Lt=new WeakMap;function Rt(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=Lt.get(e)&&(e.style.transform=a,Lt.set(e,a),t<0||n<0||t>r||n>i?Nt(e,ut):Pt(e,ut))}let zt=new WeakMap;function Bt(e,t,n){let r=t+n;r!=zt.get(e)&&(zt.set(e,r),e.style.background=t,e.style.borderColor=n)}let Vt=new WeakMap;function Ht(e,t,n,r){let i=t+``+n;i!=Vt.get(e)&&(Vt.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let Ut={passive:!0},Wt={...Ut,capture:!0};function Gt(e,t,n,r){t.addEventListener(e,n,r?Wt:Ut)}function Kt(e,t,n,r){t.removeEventListener(e,n,Ut)}Dt&&Mt();function qt(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:hn((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function Jt(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let Yt=e=>e!=null,Xt=e=>e!=null&&e>0,Zt=Jt(Yt),Qt=Jt(Xt);function $t(e,t,n,r=0,i=!1){let a=i?Qt:Zt,o=i?Xt:Yt;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??q,c??-q]}function en(e,t,n,r){let i=xn(e),a=xn(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?Sn:Cn,s=i==1?hn:_n,c=a==1?_n:hn,l=s(o(mn(e))),u=c(o(mn(t))),d=bn(n,l),f=bn(n,u);return n==10&&(l<0&&(d=Y(d,-l)),u<0&&(f=Y(f,-u))),r||n==2?(e=d*i,t=f*a):(e=zn(e,d),t=Rn(t,f)),[e,t]}function tn(e,t,n,r){let i=en(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let nn=.1,rn={mode:3,pad:nn},an={pad:0,soft:null,mode:0},on={min:an,max:an};function sn(e,t,n,r){return Xn(n)?ln(e,t,n):(an.pad=n,an.soft=r?0:null,an.mode=r?3:0,ln(e,t,on))}function K(e,t){return e??t}function cn(e,t,n){for(t=K(t,0),n=K(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function ln(e,t,n){let r=n.min,i=n.max,a=K(r.pad,0),o=K(i.pad,0),s=K(r.hard,-q),c=K(i.hard,q),l=K(r.soft,q),u=K(i.soft,-q),d=K(r.mode,0),f=K(i.mode,0),p=t-e,m=Sn(p),h=yn(mn(e),mn(t)),g=Sn(h),_=mn(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=q&&(a=0),f==2&&u!=-q&&(o=0)));let v=p||h||1e3,y=Sn(v),b=bn(10,hn(y)),x=Y(zn(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:q,C=yn(s,x<S&&e>=S?S:vn(S,x)),w=Y(Rn(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-q,E=vn(c,w>T&&t<=T?T:yn(T,w));return C==E&&C==0&&(E=100),[C,E]}let un=new Intl.NumberFormat(Dt?At.language:`en-US`),dn=e=>un.format(e),fn=Math,pn=fn.PI,mn=fn.abs,hn=fn.floor,gn=fn.round,_n=fn.ceil,vn=fn.min,yn=fn.max,bn=fn.pow,xn=fn.sign,Sn=fn.log10,Cn=fn.log2,wn=(e,t=1)=>fn.sinh(e)*t,Tn=(e,t=1)=>fn.asinh(e/t),q=1/0;function En(e){return(Sn((e^e>>31)-(e>>31))|0)+1}function Dn(e,t,n){return vn(yn(e,t),n)}function On(e){return typeof e==`function`}function J(e){return On(e)?e:()=>e}let kn=()=>{},An=e=>e,jn=(e,t)=>t,Mn=e=>null,Nn=e=>!0,Pn=(e,t)=>e==t,Fn=/\\.\\d*?(?=9{6,}|0{6,})/gm,In=e=>{if(qn(e)||Bn.has(e))return e;let t=`${e}`,n=t.match(Fn);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${In(e)}e${n}`}return Y(e,r)};function Ln(e,t){return In(Y(In(e/t))*t)}function Rn(e,t){return In(_n(In(e/t))*t)}function zn(e,t){return In(hn(In(e/t))*t)}function Y(e,t=0){if(qn(e))return e;let n=10**t,r=e*n*(1+2**-52);return gn(r)/n}let Bn=new Map;function Vn(e){return((``+e).split(`.`)[1]||``).length}function Hn(e,t,n,r){let i=[],a=r.map(Vn);for(let o=t;o<n;o++){let t=mn(o),n=Y(bn(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Y(c,l);i.push(u),Bn.set(u,l)}}return i}let Un={},Wn=[],Gn=[null,null],Kn=Array.isArray,qn=Number.isInteger,Jn=e=>e===void 0;function Yn(e){return typeof e==`string`}function Xn(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Zn(e){return typeof e==`object`&&!!e}let Qn=Object.getPrototypeOf(Uint8Array),$n=`__proto__`;function er(e,t=Xn){let n;if(Kn(e)){let r=e.find(e=>e!=null);if(Kn(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=er(e[r],t)}else n=e.slice()}else if(e instanceof Qn)n=e.slice();else if(t(e)){n={};for(let r in e)r!=$n&&(n[r]=er(e[r],t))}else n=e;return n}function tr(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=$n&&(Xn(e[t])?tr(e[t],er(r[t])):e[t]=er(r[t]))}return e}function nr(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function rr(e,t){if(or(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return sr(t[0])||(t=ar(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}nr(l,d,i),r.push(l)}}return r}let ir=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function ar(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function or(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function sr(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=yn(1,hn((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let cr=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],lr=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function ur(e){return e.slice(0,3)}let dr=lr.map(ur),fr={MMMM:cr,MMM:cr.map(ur),WWWW:lr,WWW:dr};function pr(e){return(e<10?`0`:``)+e}function mr(e){return(e<10?`00`:e<100?`0`:``)+e}let X={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>pr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>pr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>pr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>pr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>pr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>mr(e.getMilliseconds())};function hr(e,t){t||=fr;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?X[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let Z=new Intl.DateTimeFormat().resolvedOptions().timeZone;function gr(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Z?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let _r=e=>e%1==0,Q=[1,2,2.5,5],vr=Hn(10,-32,0,Q),$=Hn(10,0,32,Q),yr=$.filter(_r),br=vr.concat($),xr=`{YYYY}`,Sr=`\n`+xr,Cr=`{M}/{D}`,wr=`\n`+Cr,Tr=wr+`/{YY}`,Er=`{aa}`,Dr=`{h}:{mm}`+Er,Or=`\n`+Dr,kr=`:{ss}`;function Ar(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?Hn(10,0,3,Q).filter(_r):Hn(10,-3,0,Q)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,xr,null,null,null,null,null,null,1],[i*28,`{MMM}`,Sr,null,null,null,null,null,1],[i,Cr,Sr,null,null,null,null,null,1],[r,`{h}`+Er,Tr,null,wr,null,null,null,1],[n,Dr,Tr,null,wr,null,null,null,1],[t,kr,Tr+` `+Dr,null,wr+` `+Dr,null,Or,null,1],[e,kr+`.{fff}`,Tr+` `+Dr,null,wr+` `+Dr,null,Or,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Y(g*e,3),v=Br(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Y(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Y(Br(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(gn(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=Br(c+r*a,l+n*a,1),s=o-t(Y(o*e,3));i=Y((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(hn(l)-hn(_))+Rn(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Y(o+d,e==1?0:3),!(o>u);)if(g>1){let e=hn(Y(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Y((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[jr,Mr,Nr]=Ar(1),[Pr,Fr,Ir]=Ar(.001);Hn(2,-53,53,[1]);function Lr(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function Rr(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function zr(e,t){let n=hr(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function Br(e,t,n){return new Date(e,t,n)}function Vr(e,t){return t(e)}function Hr(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function Ur(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Wr(e,t){return e.series[t].fill(e,t)}let Gr={show:!0,live:!0,isolate:!1,mount:kn,markers:{show:!0,width:2,stroke:Ur,fill:Wr,dash:`solid`},idx:null,idxs:null,values:[]};function Kr(e,t){let n=e.cursor.points,r=It(),i=n.size(e,t);G(r,ft,i),G(r,pt,i);let a=i/-2;G(r,`marginLeft`,a),G(r,`marginTop`,a);let o=n.width(e,t,i);return o&&G(r,`borderWidth`,o),r}function qr(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Jr(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Yr(e,t){return e.series[t].points.size}let Xr=[0,0];function Zr(e,t,n){return Xr[0]=t,Xr[1]=n,Xr}function Qr(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function $r(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let ei={show:!0,x:!0,y:!0,lock:!1,move:Zr,points:{one:!1,show:Kr,size:Yr,width:0,stroke:Jr,fill:qr},bind:{mousedown:Qr,mouseup:Qr,click:Qr,dblclick:Qr,mousemove:$r,mouseleave:$r,mouseenter:$r},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ti={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},ni=tr({},ti,{filter:jn}),ri=tr({},ni,{size:10}),ii=tr({},ti,{show:!1}),ai=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,oi=`bold `+ai,si=1.5,ci={show:!0,scale:`x`,stroke:_t,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:oi,side:2,grid:ni,ticks:ri,border:ii,font:ai,lineGap:si,rotate:0},li={show:!0,scale:`x`,auto:!1,sorted:1,min:q,max:-1/0,idxs:[]};function ui(e,t,n,r,i){return t.map(e=>e==null?``:dn(e))}function di(e,t,n,r,i,a,o){let s=[],c=Bn.get(i)||0;n=o?n:Y(Rn(n,i),c);for(let e=n;e<=r;e=Y(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function fi(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=hn((c==10?Sn:Cn)(n));i=bn(c,l),c==10&&(i=br[qt(i,br)]);let u=n,d=i*c;c==10&&(d=br[qt(d,br)]);do s.push(u),u+=i,c==10&&!Bn.has(u)&&(u=Y(u,Bn.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=br[qt(d,br)]));while(u<=r);return s}function pi(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?fi(e,t,yn(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?fi(e,t,yn(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let mi=/./,hi=/[12357]/,gi=/[125]/,_i=/1/,vi=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function yi(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?mi:c(7,o)-u>=l?hi:c(5,o)-u>=l?gi:_i;if(d==_i){let e=mn(c(1,o)-u);if(e<l)return vi(t.slice().reverse(),s.distr,d,_n(l/e)).reverse()}return vi(t,s.distr,d,1)}function bi(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=mn(c(1,o)-c(2,o));return l<s?vi(t.slice().reverse(),3,mi,_n(s/l)).reverse():t}function xi(e,t,n,r){return r==null?`--`:t==null?``:dn(t)}let Si={show:!0,scale:`y`,stroke:_t,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:oi,side:3,grid:ni,ticks:ri,border:ii,font:ai,lineGap:si,rotate:0};function Ci(e,t){return Y((3+(e||1)*2)*t,3)}function wi(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=mn(o-a)/(e.series[t].points.space*W);return r[1]-r[0]<=s}let Ti={scale:null,auto:!0,sorted:0,min:q,max:-1/0},Ei=(e,t,n,r,i)=>i,Di={show:!0,auto:!0,sorted:0,gaps:Ei,alpha:1,facets:[tr({},Ti,{scale:`x`}),tr({},Ti,{scale:`y`})]},Oi={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ei,alpha:1,points:{show:wi,filter:null},values:null,min:q,max:-1/0,idxs:[],path:null,clip:null};function ki(e,t,n,r,i){return n/10}let Ai={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ji=tr({},Ai,{time:!1,ori:1}),Mi={};function Ni(e,t){let n=Mi[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(Mi[e]=n)),n}function Pi(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Ui,Gi,qi,Yi,Zi):n(i,c,l,u,d,_,g,p,f,h,m,Wi,Ki,Ji,Xi,Qi)}function Fi(e,t){let n=0,r=0,i=K(e.bands,Wn);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Ii(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Li(e,t,n,r,i,a){return Pi(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?Gi:Ki,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Ri(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?qi:Ji,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function zi(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Bi(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function Vi(e){return e==0?An:e==1?gn:t=>Ln(t,e)}function Hi(e){let t=e==0?Ui:Wi,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=vn(c,o/2,s/2),l=vn(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let Ui=(e,t,n)=>{e.moveTo(t,n)},Wi=(e,t,n)=>{e.moveTo(n,t)},Gi=(e,t,n)=>{e.lineTo(t,n)},Ki=(e,t,n)=>{e.lineTo(n,t)},qi=Hi(0),Ji=Hi(1),Yi=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},Xi=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},Zi=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Qi=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function $i(e){return(e,t,n,r,i)=>Pi(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Ui,v=Yi):(_=Wi,v=Xi);let y=Y(g.width*W,3),b=(g.size-g.width)/2*W,x=Y(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:T,width:E,height:D}=e.bbox;qi(C,w-x,T-x,E+x*2,D+x*2);let O=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,pn*2)}};if(i)i.forEach(O);else for(let e=n;e<=r;e++)O(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function ea(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let ta=ea(Gi),na=ea(Ki);function ra(e){let t=K(e?.alignGaps,0);return(e,n,r,i)=>Pi(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=Zt(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=Gi,b=ta):(y=Ki,b=na);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=Fi(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Bi(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Ri(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[Li(e,n,r,i,C,-1),Li(e,n,r,i,C,1)]:Li(e,n,r,i,C,E)),S})}function ia(e){let t=K(e.align,1),n=K(e.ascDesc,!1),r=K(e.alignGaps,0),i=K(e.extend,!1);return(e,a,o,s)=>Pi(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=Zt(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?Gi:Ki,T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},E=T.stroke,D=d.dir*(d.ori==0?1:-1),O=C(u[D==1?o:s]),k=S(l[D==1?o:s]),ee=k,A=k;i&&t==-1&&(A=b,w(E,A,O)),w(E,k,O);for(let e=D==1?o:s;e>=o&&e<=s;e+=D){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(E,r,O):w(E,ee,i),w(E,r,i),O=i,ee=r}let te=ee;i&&t==1&&(te=b+x,w(E,te,O));let[ne,re]=Fi(e,a);if(c.fill!=null||ne!=0){let t=T.fill=new Path2D(E),n=C(c.fillTo(e,a,c.min,c.max,ne));w(t,te,n),w(t,A,n)}if(!c.spanGaps){let i=[];i.push(...Bi(l,u,o,s,D,S,r));let f=c.width*W/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),T.gaps=i=c.gaps(e,a,o,s,i),T.clip=Ri(i,d.ori,h,g,_,v)}return re!=0&&(T.band=re==2?[Li(e,a,o,s,E,-1),Li(e,a,o,s,E,1)]:Li(e,a,o,s,E,re)),T})}function aa(e,t,n,r,i,a,o=q){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=mn(e[c]-e[s]);t<l&&(l=t,o=mn(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function oa(e){e||=Un;let t=K(e.size,[.6,q,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=J(i),o=1-t[0],s=K(t[1],q),c=K(t[2],1),l=K(e.disp,Un),u=K(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Pi(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let T=m.pxRound,E=n,D=r*W,O=s*W,k=c*W,ee,A;_.ori==0?[ee,A]=a(e,t):[A,ee]=a(e,t);let te=_.dir*(_.ori==0?1:-1),ne=_.ori==0?qi:Ji,re=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ie=K(e.bands,Wn).find(e=>e.series[0]==t),ae=ie==null?0:ie.dir,oe=m.fillTo(e,t,m.min,m.max,ae),j=T(b(oe,v,w,S)),M,N,P,F=C,I=T(m.width*W),se=!1,ce=null,le=null,ue=null,de=null;d!=null&&(I==0||f!=null)&&(se=!0,ce=d.values(e,t,i,p),le=new Map,new Set(ce).forEach(e=>{e!=null&&le.set(e,new Path2D)}),I>0&&(ue=f.values(e,t,i,p),de=new Map,new Set(ue).forEach(e=>{e!=null&&de.set(e,new Path2D)})));let{x0:fe,size:pe}=l;if(fe!=null&&pe!=null){E=1,h=fe.values(e,t,i,p),fe.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=pe.values(e,t,i,p);N=pe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),F=aa(h,g,y,_,C,x,F),P=F-N+D}else F=aa(h,g,y,_,C,x,F),P=F*o+D,N=F-P;P<1&&(P=0),I>=N/2&&(I=0),P<5&&(T=An);let me=P>0,he=F-P-(me?I:0);N=T(Dn(he,k,O)),M=(E==0?N/2:E==te?0:N)-E*te*((E==0?D/2:0)+(me?I/2:0));let ge={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_e=se?null:new Path2D,ve=null;if(ie!=null)ve=e.data[ie.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),ve=n.values(e,t,i,p))}let ye=ee*N,L=A*N;for(let n=te==1?i:p;n>=i&&n<=p;n+=te){let r=g[n];if(r==null)continue;if(ve!=null){let e=ve[n]??0;if(r-e==0)continue;j=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(K(r,oe),v,w,S),o=T(i-M),s=T(yn(a,j)),c=T(vn(a,j)),u=s-c;if(r!=null){let i=r<0?L:ye,a=r<0?ye:L;se?(I>0&&ue[n]!=null&&ne(de.get(ue[n]),o,c+hn(I/2),N,yn(0,u-I),i,a),ce[n]!=null&&ne(le.get(ce[n]),o,c+hn(I/2),N,yn(0,u-I),i,a)):ne(_e,o,c+hn(I/2),N,yn(0,u-I),i,a),re(e,t,n,o-I/2,c,N+I,u)}}return I>0?ge.stroke=se?de:_e:se||(ge._fill=m.width==0?m._fill:m._stroke??m._fill,ge.width=0),ge.fill=se?le:_e,ge})}function sa(e,t){let n=K(t?.alignGaps,0);return(t,r,i,a)=>Pi(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=Zt(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Ui,S=Gi,x=Zi):(b=Wi,S=Ki,x=Qi);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},k=O.stroke,[ee,A]=Fi(t,r);if(o.fill!=null||ee!=0){let e=O.fill=new Path2D(k),n=y(o.fillTo(t,r,o.min,o.max,ee));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Bi(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=Ri(e,l.ori,p,m,h,g)}return A!=0&&(O.band=A==2?[Li(t,r,i,a,k,-1),Li(t,r,i,a,k,1)]:Li(t,r,i,a,k,A)),O})}function ca(e){return sa(la,e)}function la(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let ua=new Set;function da(){for(let e of ua)e.syncRect(!0)}Dt&&(Gt(`resize`,kt,da),Gt(`scroll`,kt,da,!0),Gt(Et,kt,()=>{Da.pxRatio=W}));let fa=ra(),pa=$i();function ma(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>ga(e,r,t,n))}function ha(e,t){return e.map((e,n)=>n==0?{}:tr({},t,e))}function ga(e,t,n,r){return tr({},t==0?n:r,e)}function _a(e,t,n){return t==null?Gn:[t,n]}let va=_a;function ya(e,t,n){return t==null?Gn:sn(t,n,nn,!0)}function ba(e,t,n,r){return t==null?Gn:en(t,n,e.scales[r].log,!1)}let xa=ba;function Sa(e,t,n,r){return t==null?Gn:tn(t,n,e.scales[r].log,!1)}let Ca=Sa;function wa(e,t,n,r,i){let a=yn(En(e),En(t)),o=t-e,s=qt(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?Bn.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Ta(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=gn((n=+r)*W))+`px`),[e,t,n]}function Ea(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Y(e[2]*W,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Da(e,t,n){let r={mode:K(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=It(`uplot`);if(e.id!=null&&(l.id=e.id),Nt(l,e.class),e.title){let t=It(`u-title`,l);t.textContent=e.title}let u=Ft(`canvas`),d=r.ctx=u.getContext(`2d`),f=It(`u-wrap`,l);Gt(`click`,f,e=>{e.target===m&&(X!=dr||Z!=fr)&&_r.click(r,e)},!0);let p=r.under=It(`u-under`,f);f.appendChild(u);let m=r.over=It(`u-over`,f);e=er(e);let h=+K(e.pxAlign,1),g=Vi(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?ma(e.series||[],li,Oi,!1):ha(e.series||[null],Di),y=r.axes=ma(e.axes||[],ci,Si,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=J(e.fill||null),e.dir=K(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:Fn,series:on},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function T(e){let t=e.distr==3?t=>Sn(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>Tn(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function E(t){let n=b[t];if(n==null){let r=(e.scales||Un)[t]||Un;if(r.from!=null){E(r.from);let e=tr({},b[r.from],r,{key:t});e.valToPct=T(e),b[t]=e}else{n=b[t]=tr({},t==S?Ai:ji,r),n.key=t;let e=n.time,a=n.range,o=Kn(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?rn:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?rn:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&Xn(a))){let e=a;a=(t,n,r)=>n==null?Gn:sn(n,r,e)}n.range=J(a||(e?va:t==S?n.distr==3?xa:n.distr==4?Ca:_a:n.distr==3?ba:n.distr==4?Sa:ya)),n.auto=J(!o&&n.auto),n.clamp=J(n.clamp||ki),n._min=n._max=null,n.valToPct=T(n)}}}E(`x`),E(`y`),i==1&&v.forEach(e=>{E(e.scale)}),y.forEach(e=>{E(e.scale)});for(let t in e.scales)E(t);let D=b[S],O=D.distr,k,ee;D.ori==0?(Nt(l,`u-hz`),k=a,ee=o):(Nt(l,`u-vt`),k=o,ee=a);let A={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(A[e]={min:t.min,max:t.max},t.min=t.max=null)}let te=e.tzDate||(e=>new Date(gn(e/_))),ne=e.fmtDate||hr,re=_==1?Nr(te):Ir(te),ie=Rr(te,Lr(_==1?Mr:Fr,ne)),ae=Hr(te,Vr(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,ne)),oe=[],j=r.legend=tr({},Gr,e.legend),M=r.cursor=tr({},ei,{drag:{y:i==2}},e.cursor),N=j.show,P=M.show,F=j.markers;j.idxs=oe,F.width=J(F.width),F.dash=J(F.dash),F.stroke=J(F.stroke),F.fill=J(F.fill);let I,se,ce,le=[],ue=[],de,fe=!1,pe={};if(j.live){let e=v[1]?v[1].values:null;fe=e!=null,de=fe?e(r,1,0):{_:0};for(let e in de)pe[e]=`--`}if(N){if(I=Ft(`table`,`u-legend`,l),ce=Ft(`tbody`,null,I),j.mount(r,I),fe){se=Ft(`thead`,null,I,ce);let e=Ft(`tr`,null,se);for(var me in Ft(`th`,null,e),de)Ft(`th`,dt,e).textContent=me}else Nt(I,`u-inline`),j.live&&Nt(I,`u-live`)}let he={show:!0},ge={show:!1};function _e(e,t){if(t==0&&(fe||!j.live||i==2))return Gn;let n=[],a=Ft(`tr`,`u-series`,ce,ce.childNodes[t]);Nt(a,e.class),e.show||Nt(a,ut);let o=Ft(`th`,null,a);if(F.show){let e=It(`u-marker`,o);if(t>0){let n=F.width(r,t);n&&(e.style.border=n+`px `+F.dash(r,t)+` `+F.stroke(r,t)),e.style.background=F.fill(r,t)}}let s=It(dt,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(F.show||(s.style.color=e.width>0?F.stroke(r,t):F.fill(r,t)),ye(`click`,o,t=>{if(M._lock)return;We(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=j.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&Tr(r,e?r==n?he:ge:he,!0,Hi.setSeries)})}else Tr(n,{show:!e.show},!0,Hi.setSeries)},!1),qe&&ye(St,o,t=>{M._lock||(We(t),Tr(v.indexOf(e),Wr,!0,Hi.setSeries))},!1)),de){let e=Ft(`td`,`u-value`,a);e.textContent=`--`,n.push(e)}return[a,n]}let ve=new Map;function ye(e,t,n,i=!0){let a=ve.get(t)||{},o=M.bind[e](r,t,n,i);o&&(Gt(e,t,a[e]=o),ve.set(t,a))}function L(e,t,n){let r=ve.get(t)||{};for(let n in r)(e==null||n==e)&&(Kt(n,t,r[n]),delete r[n]);e??ve.delete(t)}let be=0,xe=0,R=0,z=0,Se=0,Ce=0,we=Se,Te=Ce,Ee=R,De=z,Oe=0,ke=0,Ae=0,je=0;r.bbox={};let Me=!1,Ne=!1,Pe=!1,Fe=!1,Ie=!1,Le=!1;function Re(e,t,n){(n||e!=r.width||t!=r.height)&&ze(e,t),In(!1),Pe=!0,Ne=!0,Qn()}function ze(e,t){r.width=be=R=e,r.height=xe=z=t,Se=Ce=0,He(),Ue();let n=r.bbox;Oe=n.left=Ln(Se*W,.5),ke=n.top=Ln(Ce*W,.5),Ae=n.width=Ln(R*W,.5),je=n.height=Ln(z*W,.5)}function Be(){let e=!1,t=0;for(;!e;){t++;let n=kn(t),i=An(t);e=t==3||n&&i,e||(ze(r.width,r.height),Ne=!0)}}function Ve({width:e,height:t}){Re(e,t)}r.setSize=Ve;function He(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(R-=c,a==3?(Se+=c,r=!0):n=!0):(z-=c,a==0?(Ce+=c,e=!0):t=!0))}}),nt[0]=e,nt[1]=n,nt[2]=t,nt[3]=r,R-=ot[1]+ot[3],Se+=ot[3],z-=ot[2]+ot[0],Ce+=ot[0]}function Ue(){let e=Se+R,t=Ce+z,n=Se,r=Ce;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(M.dataIdx==null){let e=M.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=J(e.prox),i=e.bias??=0;M.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??q,u=l>=0&&l<q,d=D.ori==0?R:z,f=M.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:k(p[e],D,d,0),r=t==null?1/0:k(p[t],D,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&mn(f-k(p[o],D,d,0))>l&&(c=null);return c}}let We=e=>{M.event=e};M.idxs=oe,M._lock=!1;let Ge=M.points;Ge.show=J(Ge.show),Ge.size=J(Ge.size),Ge.stroke=J(Ge.stroke),Ge.width=J(Ge.width),Ge.fill=J(Ge.fill);let Ke=r.focus=tr({},e.focus||{alpha:.3},M.focus),qe=Ke.prox>=0,Je=qe&&Ge.one,Ye=[],Xe=[],Ze=[];function Qe(e,t){let n=Ge.show(r,t);if(n instanceof HTMLElement)return Nt(n,`u-cursor-pt`),Nt(n,e.class),Rt(n,-10,-10,R,z),m.insertBefore(n,Ye[t]),n}function $e(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?Yn(n)?Hr(te,Vr(n,ne)):n||ae:n||xi,e.label=e.label||(t?`Time`:`Value`)}if(Je||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||fa||Mn,e.fillTo=J(e.fillTo||Ii),e.pxAlign=+K(e.pxAlign,h),e.pxRound=Vi(e.pxAlign),e.stroke=J(e.stroke||null),e.fill=J(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=Ci(yn(1,e.width),1),n=e.points=tr({},{size:t,width:yn(1,t*.2),stroke:e.stroke,space:t*2,paths:pa,_stroke:null,_fill:null},e.points);n.show=J(n.show),n.filter=J(n.filter),n.fill=J(n.fill),n.stroke=J(n.stroke),n.paths=J(n.paths),n.pxAlign=e.pxAlign}if(N){let n=_e(e,t);le.splice(t,0,n[0]),ue.splice(t,0,n[1]),j.values.push(null)}if(P){oe.splice(t,0,null);let n=null;Je?t==0&&(n=Qe(e,t)):t>0&&(n=Qe(e,t)),Ye.splice(t,0,n),Xe.splice(t,0,0),Ze.splice(t,0,0)}zi(`addSeries`,t)}function et(e,t){t??=v.length,e=i==1?ga(e,t,li,Oi):ga(e,t,{},Di),v.splice(t,0,e),$e(v[t],t)}r.addSeries=et;function tt(e){if(v.splice(e,1),N){j.values.splice(e,1),ue.splice(e,1);let t=le.splice(e,1)[0];L(null,t.firstChild),t.remove()}P&&(oe.splice(e,1),Ye.splice(e,1)[0].remove(),Xe.splice(e,1),Ze.splice(e,1)),zi(`delSeries`,e)}r.delSeries=tt;let nt=[!1,!1,!1,!1];function rt(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=J(e.size),e.space=J(e.space),e.rotate=J(e.rotate),Kn(e.incrs)&&e.incrs.forEach(e=>{!Bn.has(e)&&Bn.set(e,Vn(e))}),e.incrs=J(e.incrs||(i.distr==2?yr:a?_==1?jr:Pr:br)),e.splits=J(e.splits||(a&&i.distr==1?re:i.distr==3?fi:i.distr==4?pi:di)),e.stroke=J(e.stroke),e.grid.stroke=J(e.grid.stroke),e.ticks.stroke=J(e.ticks.stroke),e.border.stroke=J(e.border.stroke);let o=e.values;e.values=Kn(o)&&!Kn(o[0])?J(o):a?Kn(o)?Rr(te,Lr(o,ne)):Yn(o)?zr(te,o):o||ie:o||ui,e.filter=J(e.filter||(i.distr>=3&&i.log==10?yi:i.distr==3&&i.log==2?bi:jn)),e.font=Ta(e.font),e.labelFont=Ta(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(nt[t]=!0,e._el=It(`u-axis`,f))}}function it(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?gn(ci.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?gn(Si.size/2):0),l}let at=r.padding=(e.padding||[it,it,it,it]).map(e=>J(K(e,it))),ot=r._padding=at.map((e,t)=>e(r,t,nt,0)),B,V=null,H=null,st=i==1?v[0].idxs:null,ct=null,U=!1;function lt(e,n){if(t=e??[],r.data=r._data=t,i==2){B=0;for(let e=1;e<v.length;e++)B+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),ct=t[0],B=ct.length;let e=t;if(O==2){e=t.slice();let n=e[0]=Array(B);for(let e=0;e<B;e++)n[e]=e}r._data=t=e}if(In(!0),zi(`setData`),O==2&&(Pe=!0),n!==!1){let e=D;e.auto(r,U)?_t():wr(S,e.min,e.max),Fe||=M.left>=0,Le=!0,Qn()}}r.setData=lt;function _t(){U=!0;let e,n;i==1&&(B>0?(V=st[0]=0,H=st[1]=B-1,e=t[0][V],n=t[0][H],O==2?(e=V,n=H):e==n&&(O==3?[e,n]=en(e,e,D.log,!1):O==4?[e,n]=tn(e,e,D.log,!1):D.time?n=e+gn(86400/_):[e,n]=sn(e,n,nn,!0))):(V=st[0]=e=null,H=st[1]=n=null)),wr(S,e,n)}let Tt,Dt,At,jt,Mt,Lt,zt,Vt,Ut,Wt;function Jt(e,t,n,r,i,a){e??=vt,n??=Wn,r??=`butt`,i??=vt,a??=`round`,e!=Tt&&(d.strokeStyle=Tt=e),i!=Dt&&(d.fillStyle=Dt=i),t!=At&&(d.lineWidth=At=t),a!=Mt&&(d.lineJoin=Mt=a),r!=Lt&&(d.lineCap=Lt=r),n!=jt&&d.setLineDash(jt=n)}function Yt(e,t,n,r){t!=Dt&&(d.fillStyle=Dt=t),e!=zt&&(d.font=zt=e),n!=Vt&&(d.textAlign=Vt=n),r!=Ut&&(d.textBaseline=Ut=r)}function Xt(e,t,n,i,a=0){if(i.length>0&&e.auto(r,U)&&(t==null||t.min==null)){let t=K(V,0),r=K(H,i.length-1),o=n.min==null?$t(i,t,r,a,e.distr==3):[n.min,n.max];e.min=vn(e.min,n.min=o[0]),e.max=yn(e.max,n.max=o[1])}}let Zt={min:null,max:null};function Qt(){for(let e in b){let t=b[e];A[e]==null&&(t.min==null||A[S]!=null&&t.auto(r,U))&&(A[e]=Zt)}for(let e in b){let t=b[e];A[e]==null&&t.from!=null&&A[t.from]!=null&&(A[e]=Zt)}A[S]!=null&&In(!0);let e={};for(let t in A){let n=A[t];if(n!=null){let a=e[t]=er(b[t],Zn);if(n.min!=null)tr(a,n);else if(t!=S||i==2){if(B==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=q,a.max=-1/0}}}if(B>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=A[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],V=qt(s.min,t[0]),H=qt(s.max,t[0]),H-V>1&&(t[0][V]<s.min&&V++,t[0][H]>s.max&&H--),n.min=ct[V],n.max=ct[H]}else n.show&&n.auto&&Xt(s,o,n,t[a],n.sorted);n.idxs[0]=V,n.idxs[1]=H}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&Xt(u,A[o],r,c,r.sorted),d!=null&&Xt(d,A[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=A[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==q?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?Sn(i.min):e==4?Tn(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?Sn(i.max):e==4?Tn(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Pe=!0,zi(`setScale`,e);P&&M.left>=0&&(Fe=Le=!0)}for(let e in A)A[e]=null}function an(e){let t=Dn(V-1,0,B-1),n=Dn(H+1,0,B-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<B-1;)n++;return[t,n]}function on(){if(B>0){let e=v.some(e=>e._focus)&&Wt!=Ke.alpha;e&&(d.globalAlpha=Wt=Ke.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(ln(n,!1),ln(n,!0),e._paths==null)){let a=Wt;Wt!=e.alpha&&(d.globalAlpha=Wt=e.alpha);let o=i==2?[0,t[n][0].length-1]:an(t[n]);e._paths=e.paths(r,n,o[0],o[1]),Wt!=a&&(d.globalAlpha=Wt=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=Wt;Wt!=e.alpha&&(d.globalAlpha=Wt=e.alpha),e._paths!=null&&un(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,V,H,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,V,H,a),un(t,!0))}Wt!=n&&(d.globalAlpha=Wt=n),zi(`drawSeries`,t)}}),e&&(d.globalAlpha=Wt=1)}}function ln(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function un(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Y(l*W,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=Oe-l/2,t=ke-l/2,n=Ae+l,r=je+l;u=new Path2D,u.rect(e,t,n,r)}t?fn(s,l,n.dash,n.cap,c,r,i,o,a):dn(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function dn(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||Un).band;Kn(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&cn(g,V,H)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,fn(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||fn(n,i,a,o,s,c,l,u,d,f)}function fn(e,t,n,r,i,a,o,s,c,l,u,f){Jt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),xn(i,o),hn(e,a,t)):s&2?(xn(i,o),d.clip(f),hn(e,a,t)):s&1&&(d.save(),d.clip(f),u&&d.clip(u),xn(i,o),d.restore(),hn(e,a,t)):(xn(i,o),hn(e,a,t)),(c||l||f)&&d.restore()}function hn(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=Tt=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function xn(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=Dt=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function Cn(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=wa(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function En(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),Jt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function kn(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,In(!1));return}n._show||(t=!1,n._show=!0,In(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=Cn(i,c,l,s==0?R:z);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>ct[e]):p,h=a.distr==2?ct[p[1]]-ct[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=_n(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function An(e){let t=!0;return at.forEach((n,i)=>{let a=n(r,i,nt,e);a!=ot[i]&&(t=!1),ot[i]=a}),t}function Fn(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=gn((t._lpos+s)*W);Yt(t.labelFont[0],c,`center`,n==2?`top`:mt),d.save(),i==1?(a=o=0,d.translate(p,gn(ke+je/2)),d.rotate((n==3?-pn:pn)/2)):(a=gn(Oe+Ae/2),o=p);let m=On(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?Ae:je,h=i==0?Oe:ke,_=t._splits,v=p.distr==2?_.map(e=>ct[e]):_,x=p.distr==2?ct[_[1]]-ct[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,T=gn(w*W),E=gn((t.alignTo==2?t._size-w-t.gap:t.gap)*W),D=t._rotate*-pn/180,O=g(t._pos*W),k=O+(T+E)*l;o=i==0?k:0,a=i==1?k:0;let ee=t.font[0];Yt(ee,c,t.align==1?ht:t.align==2?gt:D>0?ht:D<0?gt:i==0?`center`:n==3?gt:ht,D||i==1?`middle`:n==2?`top`:mt);let A=t.font[1]*t.lineGap,te=_.map(e=>g(s(e,p,m,h))),ne=t._values;for(let e=0;e<ne.length;e++){let t=ne[e];if(t!=null){i==0?a=te[e]:o=te[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];D?(d.save(),d.translate(a,o+e*A),d.rotate(D),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*A)}}}S.show&&En(te,S.filter(r,v,e,f,x),i,n,O,T,Y(S.width*W,3),S.stroke(r,e),S.dash,S.cap);let re=t.grid;re.show&&En(te,re.filter(r,v,e,f,x),i,i==0?2:1,i==0?ke:Oe,i==0?je:Ae,Y(re.width*W,3),re.stroke(r,e),re.dash,re.cap),C.show&&En([O],[1],+(i==0),i==0?1:2,i==1?ke:Oe,i==1?je:Ae,Y(C.width*W,3),C.stroke(r,e),C.dash,C.cap)}zi(`drawAxes`)}function In(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Rn=!1,zn=!1,Hn=[];function qn(){zn=!1;for(let e=0;e<Hn.length;e++)zi(...Hn[e]);Hn.length=0}function Qn(){Rn||=(ir(nr),!0)}function $n(e,t=!1){Rn=!0,zn=t,e(r),nr(),t&&Hn.length>0&&queueMicrotask(qn)}r.batch=$n;function nr(){if(Me&&=(Qt(),!1),Pe&&=(Be(),!1),Ne){if(G(p,ht,Se),G(p,`top`,Ce),G(p,ft,R),G(p,pt,z),G(m,ht,Se),G(m,`top`,Ce),G(m,ft,R),G(m,pt,z),G(f,ft,be),G(f,pt,xe),u.width=gn(be*W),u.height=gn(xe*W),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;G(e,a?`left`:`top`,r-t),G(e,a?`width`:`height`,n),G(e,a?`top`:`left`,a?Ce:Se),G(e,a?`height`:`width`,a?z:R),Pt(e,ut)}else Nt(e,ut)}}),Tt=Dt=At=Mt=Lt=zt=Vt=Ut=jt=null,Wt=1,ai(!0),Se!=we||Ce!=Te||R!=Ee||z!=De){In(!1);let e=R/Ee,t=z/De;if(P&&!Fe&&M.left>=0){M.left*=e,M.top*=t,sr&&Rt(sr,gn(M.left),0,R,z),cr&&Rt(cr,0,gn(M.top),R,z);for(let n=0;n<Ye.length;n++){let r=Ye[n];r!=null&&(Xe[n]*=e,Ze[n]*=t,Rt(r,_n(Xe[n]),_n(Ze[n]),R,z))}}if($.show&&!Ie&&$.left>=0&&$.width>0){$.left*=e,$.width*=e,$.top*=t,$.height*=t;for(let e in mi)G(xr,e,$[e])}we=Se,Te=Ce,Ee=R,De=z}zi(`setSize`),Ne=!1}be>0&&xe>0&&(d.clearRect(0,0,u.width,u.height),zi(`drawClear`),w.forEach(e=>e()),zi(`draw`)),$.show&&Ie&&(Sr($),Ie=!1),P&&Fe&&(ri(null,!0,!1),Fe=!1),j.show&&j.live&&Le&&(ti(),Le=!1),c||(c=!0,r.status=1,zi(`ready`)),U=!1,Rn=!1}r.redraw=(e,t)=>{Pe=t||!1,e===!1?Qn():wr(S,D.min,D.max)};function rr(e,n){let i=b[e];if(i.from==null){if(B==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(B>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&B>0&&(n.min=qt(n.min,t[0]),n.max=qt(n.max,t[0]),n.min==n.max&&n.max++),A[e]=n,Me=!0,Qn()}}r.setScale=rr;let ar,or,sr,cr,lr,ur,dr,fr,pr,mr,X,Z,gr=!1,_r=M.drag,Q=_r.x,vr=_r.y;P&&(M.x&&(ar=It(`u-cursor-x`,m)),M.y&&(or=It(`u-cursor-y`,m)),D.ori==0?(sr=ar,cr=or):(sr=or,cr=ar),X=M.left,Z=M.top);let $=r.select=tr({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),xr=$.show?It(`u-select`,$.over?m:p):null;function Sr(e,t){if($.show){for(let t in e)$[t]=e[t],t in mi&&G(xr,t,e[t]);t!==!1&&zi(`setSelect`)}}r.setSelect=Sr;function Cr(e){if(v[e].show)N&&Pt(le[e],ut);else if(N&&Nt(le[e],ut),P){let t=Je?Ye[0]:Ye[e];t!=null&&Rt(t,-10,-10,R,z)}}function wr(e,t,n){rr(e,{min:t,max:n})}function Tr(e,t,n,a){t.focus!=null&&Kr(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,Cr(r),i==2?(wr(n.facets[0].scale,null,null),wr(n.facets[1].scale,null,null)):wr(n.scale,null,null),Qn())}),n!==!1&&zi(`setSeries`,e,t),a&&Gi(`setSeries`,r,e,t)}r.setSeries=Tr;function Er(e,t){tr(x[e],t)}function Dr(e,t){e.fill=J(e.fill||null),e.dir=K(e.dir,-1),t??=x.length,x.splice(t,0,e)}function Or(e){e==null?x.length=0:x.splice(e,1)}r.addBand=Dr,r.setBand=Er,r.delBand=Or;function kr(e,t){v[e].alpha=t,P&&Ye[e]!=null&&(Ye[e].style.opacity=t),N&&le[e]&&(le[e].style.opacity=t)}let Ar,Br,Ur,Wr={focus:!0};function Kr(e){if(e!=Ur){let t=e==null,n=Ke.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&kr(a,i?1:Ke.alpha)}}),Ur=e,n&&Qn()}}N&&qe&&ye(Ct,I,e=>{M._lock||(We(e),Ur!=null&&Tr(null,Wr,!0,Hi.setSeries))});function qr(e,t,n){let r=b[t];n&&(e=e/W-(r.ori==1?Ce:Se));let i=R;r.ori==1&&(i=z,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?bn(10,c):l==4?wn(c,r.asinh):l==100?r.bwd(c):c}function Jr(e,n){return qt(qr(e,S,n),t[0],V,H)}r.valToIdx=e=>qt(e,t[0]),r.posToIdx=Jr,r.posToVal=qr,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?Ae:R,n?Oe:0):o(e,b[t],n?je:z,n?ke:0),r.setCursor=(e,t,n)=>{X=e.left,Z=e.top,ri(null,t,n)};function Yr(e,t){G(xr,ht,$.left=e),G(xr,ft,$.width=t)}function Xr(e,t){G(xr,`top`,$.top=e),G(xr,pt,$.height=t)}let Zr=D.ori==0?Yr:Xr,Qr=D.ori==1?Yr:Xr;function $r(){if(N&&j.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&fe)continue;let t=j.values[e],n=0;for(let r in t)ue[e][n++].firstChild.nodeValue=t[r]}}function ti(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{oe[t]=e}):Jn(e.idx)||oe.fill(e.idx),j.idx=oe[0]),N&&j.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!fe)&&ni(e,oe[e]);$r()}Le=!1,t!==!1&&zi(`setLegend`)}r.setLegend=ti;function ni(e,n){let i=v[e],a=e==0&&O==2?ct:t[e],o;fe?o=i.values(r,e,n)??pe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?pe:{_:o}),j.values[e]=o}function ri(e,n,a){pr=X,mr=Z,[X,Z]=M.move(r,X,Z),M.left=X,M.top=Z,P&&(sr&&Rt(sr,gn(X),0,R,z),cr&&Rt(cr,0,gn(Z),R,z));let o,s=V>H;Ar=q,Br=null;let c=D.ori==0?R:z,l=D.ori==1?R:z;if(X<0||B==0||s){o=M.idx=null;for(let e=0;e<v.length;e++){let t=Ye[e];t!=null&&Rt(t,-10,-10,R,z)}qe&&Tr(null,Wr,!0,e==null&&Hi.setSeries),j.live&&(oe.fill(o),Le=!0)}else{let e,n,a;i==1&&(e=D.ori==0?X:Z,n=qr(e,S),o=M.idx=qt(n,t[0],V,H),a=k(t[0][o],D,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=oe[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=M.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Le=Le||S!=y||x!=_,oe[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:k(i==1?t[0][x]:t[e][0][x],D,c,0),_=S==null?-10:ee(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(qe&&S!=null){let t=D.ori==1?X:Z,n=mn(Ke.dist(r,e,x,_,t));if(n<Ar){let r=Ke.bias;if(r!=0){let i=qr(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(Ar=n,Br=e)}else Ar=n,Br=e}}if(Le||Je){let t,i;D.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=Ge.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=Ge.size(r,e);if(v=Ge.fill(r,e),g=Ge.stroke(r,e),Je)e==Br&&Ar<=Ke.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=Ye[e];t!=null&&(Xe[e]=c,Ze[e]=l,Ht(t,a,o,y),Bt(t,v,g),Rt(t,_n(c),_n(l),R,z))}}}}if(Je){let e=Ke.prox;if(Le||(Ur==null?Ar<=e:Ar>e||Br!=Ur)){let e=Ye[0];e!=null&&(Xe[0]=s,Ze[0]=u,Ht(e,d,f,p),Bt(e,m,h),Rt(e,_n(s),_n(u),R,z))}}}if($.show&&gr){if(e!=null){let[t,n]=Hi.scales,[r,i]=Hi.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(Q=s._x,vr=s._y,Q||vr){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&Q?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=k(m(h,a),_,c,0),y=k(m(h+g,a),_,c,0),Zr(vn(v,y),mn(y-v))):Zr(0,c),S&&vr?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=ee(m(h,o),_,l,0),y=ee(m(h+g,o),_,l,0),Qr(vn(v,y),mn(y-v))):Qr(0,l)}else hi()}else{let e=mn(pr-lr),t=mn(mr-ur);if(D.ori==1){let n=e;e=t,t=n}Q=_r.x&&e>=_r.dist,vr=_r.y&&t>=_r.dist;let n=_r.uni;n==null?_r.x&&_r.y&&(Q||vr)&&(Q=vr=!0):Q&&vr&&(Q=e>=n,vr=t>=n,!Q&&!vr&&(t>e?vr=!0:Q=!0));let r,i;Q&&(D.ori==0?(r=dr,i=X):(r=fr,i=Z),Zr(vn(r,i),mn(i-r)),vr||Qr(0,l)),vr&&(D.ori==1?(r=dr,i=X):(r=fr,i=Z),Qr(vn(r,i),mn(i-r)),Q||Zr(0,c)),!Q&&!vr&&(Zr(0,0),Qr(0,0))}}if(_r._x=Q,_r._y=vr,e==null){if(a){if(Ui!=null){let[e,t]=Hi.scales;Hi.values[0]=e==null?null:qr(D.ori==0?X:Z,e),Hi.values[1]=t==null?null:qr(D.ori==1?X:Z,t)}Gi(yt,r,X,Z,R,z,o)}if(qe){let e=a&&Hi.setSeries,t=Ke.prox;Ur==null?Ar<=t&&Tr(Br,Wr,!0,e):Ar>t?Tr(null,Wr,!0,e):Br!=Ur&&Tr(Br,Wr,!0,e)}}Le&&(j.idx=o,ti()),n!==!1&&zi(`setCursor`)}let ii=null;Object.defineProperty(r,\"rect\",{get(){return ii??ai(!1),ii}});function ai(e=!1){e?ii=null:(ii=m.getBoundingClientRect(),zi(`syncRect`,ii))}function oi(e,t,n,r,i,a,o){M._lock||gr&&e!=null&&e.movementX==0&&e.movementY==0||(si(e,t,n,r,i,a,o,!1,e!=null),e==null?ri(t,!0,!1):ri(null,!0,!0))}function si(e,t,n,i,a,o,c,l,u){if(ii??ai(!1),We(e),e!=null)n=e.clientX-ii.left,i=e.clientY-ii.top;else{if(n<0||i<0){X=-10,Z=-10;return}let[e,r]=Hi.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=Hi.match,h=t.axes[0].side%2==1,g=D.ori==0?R:z,_=D.ori==1?R:z,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,D.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==yt)&&((n<=1||n>=R-1)&&(n=Ln(n,R)),(i<=1||i>=z-1)&&(i=Ln(i,z))),l?(lr=n,ur=i,[dr,fr]=M.move(r,n,i)):(X=n,Z=i)}let mi={width:0,height:0,left:0,top:0};function hi(){Sr(mi,!1)}let gi,_i,vi,wi;function Ti(e,t,n,i,a,o,s){gr=!0,Q=vr=_r._x=_r._y=!1,si(e,t,n,i,a,o,s,!0,!1),e!=null&&(ye(xt,Ot,Ei,!1),Gi(bt,r,dr,fr,R,z,null));let{left:c,top:l,width:u,height:d}=$;gi=c,_i=l,vi=u,wi=d}function Ei(e,t,n,i,a,o,s){gr=_r._x=_r._y=!1,si(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=$,f=u>0||d>0,p=gi!=c||_i!=l||vi!=u||wi!=d;if(f&&p&&Sr($),_r.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(D.ori==1&&(e=l,t=d,n=c,r=u),Q&&wr(S,qr(e,S),qr(e+t,S)),vr)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=q&&wr(e,qr(n+r,e),qr(n,e))}hi()}else M.lock&&(M._lock=!M._lock,ri(t,!0,e!=null));e!=null&&(L(xt,Ot),Gi(xt,r,X,Z,R,z,null))}function Mi(e,t,n,r,i,a,o){if(M._lock)return;We(e);let s=gr;if(gr){let e=!0,t=!0,n,r;D.ori==0?(n=Q,r=vr):(n=vr,r=Q),n&&r&&(e=X<=10||X>=R-10,t=Z<=10||Z>=z-10),n&&e&&(X=X<dr?0:R),r&&t&&(Z=Z<fr?0:z),ri(null,!0,!0),gr=!1}X=-10,Z=-10,oe.fill(null),ri(null,!0,!0),s&&(gr=s)}function Pi(e,t,n,i,a,o,s){M._lock||(We(e),_t(),hi(),e!=null&&Gi(wt,r,X,Z,R,z,null))}function Fi(){y.forEach(Ea),Re(r.width,r.height,!0)}Gt(Et,kt,Fi);let Li={};Li.mousedown=Ti,Li.mousemove=oi,Li.mouseup=Ei,Li.dblclick=Pi,Li.setSeries=(e,t,n,i)=>{let a=Hi.match[2];n=a(r,t,n),n!=-1&&Tr(n,i,!0,!1)},P&&(ye(bt,m,Ti),ye(yt,m,oi),ye(St,m,e=>{We(e),ai(!1)}),ye(Ct,m,Mi),ye(wt,m,Pi),ua.add(r),r.syncRect=ai);let Ri=r.hooks=e.hooks||{};function zi(e,t,n){zn?Hn.push([e,t,n]):e in Ri&&Ri[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Ri[t]=(Ri[t]||[]).concat(e.hooks[t])});let Bi=(e,t,n)=>n,Hi=tr({key:null,setSeries:!1,filters:{pub:Nn,sub:Nn},scales:[S,v[1]?v[1].scale:null],match:[Pn,Pn,Bi],values:[null,null]},M.sync);Hi.match.length==2&&Hi.match.push(Bi),M.sync=Hi;let Ui=Hi.key,Wi=Ni(Ui);function Gi(e,t,n,r,i,a,o){Hi.filters.pub(e,t,n,r,i,a,o)&&Wi.pub(e,t,n,r,i,a,o)}Wi.sub(r);function Ki(e,t,n,r,i,a,o){Hi.filters.sub(e,t,n,r,i,a,o)&&Li[e](null,t,n,r,i,a,o)}r.pub=Ki;function qi(){Wi.unsub(r),ua.delete(r),ve.clear(),Kt(Et,kt,Fi),l.remove(),I?.remove(),zi(`destroy`)}r.destroy=qi;function Ji(){zi(`init`,e,t),lt(t||e.data,!1),A[S]?rr(S,A[S]):_t(),Ie=$.show&&($.width>0||$.height>0),Fe=Le=!0,Re(e.width,e.height)}return v.forEach($e),y.forEach(rt),n?n instanceof HTMLElement?(n.appendChild(l),Ji()):n(r,Ji):Ji(),r}Da.assign=tr,Da.fmtNum=dn,Da.rangeNum=sn,Da.rangeLog=en,Da.rangeAsinh=tn,Da.orient=Pi,Da.pxRatio=W,Da.join=rr,Da.fmtDate=hr,Da.tzDate=gr,Da.sync=Ni;{Da.addGap=zi,Da.clipGaps=Ri;let e=Da.paths={points:$i};e.linear=ra,e.stepped=ia,e.bars=oa,e.spline=ca}function Oa(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}let ka=e=>{let t=g(e);return t===``?`just now`:`${t} ago`},Aa=t=>{let n=new Date(t);return e(`time`,Number.isNaN(n.getTime())?{}:{datetime:n.toISOString(),title:Oa(n)},ka(Date.now()-t))},ja=({firstSeen:e,firstBuild:t,firstCommit:n,firstUrl:r})=>({timestamp:e,build:t,commit:n,url:r}),Ma=({lastSeen:e,lastBuild:t,lastCommit:n,lastUrl:r})=>({timestamp:e,build:t,commit:n,url:r}),Na=t=>t===void 0?void 0:e(`code`,{class:`plain`},L(t).slice(0,7)),Pa=({build:e,url:t})=>Je(t,{},`build ${L(e)}`);function Fa(t){let n=Na(t.commit);return e(`span`,{},Aa(t.timestamp),`, `,Pa(t),...n===void 0?[]:[`, `,n])}function Ia(e){return e===0||e===1?`${e*100}%`:e>0&&e<.001?`< 0.1%`:e<1&&e>.999?`> 99.9%`:`${(e*100).toFixed(1)}%`}function La(e){let t=Math.round(Math.abs(e)*100);return t===0?`±0%`:`${e<0?`\u2212`:`+`}${d(t)}%`}function Ra(t,n,r=!1){let i=t/n-1;return e(`small`,{class:r||Math.abs(i)<=.05?`quiet`:i>0?`text-failed`:`text-passed`},La(i))}function za(e){let t=e.flatMap((e,t)=>typeof e==`number`&&e>0?[{index:t,value:e}]:[]),n=Ba(t.map(({value:e})=>Math.log(e))),r=[0,...n,t.length];return n.flatMap((e,n)=>{let i=[t.slice(r[n],e),t.slice(e,r[n+2])],[a,o]=[Ua(i[0].map(({value:e})=>e)),Ua(i[1].map(({value:e})=>e))],s=t[e]?.index;return s===void 0||!Ha(a,o)?[]:[{index:s,before:a.median,after:o.median}]})}function Ba(e,t=0,n=e.length){let r=Va(e.slice(t,n));if(r===void 0)return[];let i=t+r;return[...Ba(e,t,i),i,...Ba(e,i,n)]}function Va(e){let t=e.length,n=t-6+1;if(n<1)return;let r=Ka(e)/t,i=Ka(e.map(e=>(e-r)**2)),a={place:0,explained:0},o=0;for(let[n,i]of e.entries()){if(n>=3&&t-n>=3){let e=(o-n*r)**2*(1/n+1/(t-n));e>a.explained&&(a={place:n,explained:e})}o+=i}let s=t-2,c=Math.max(i-a.explained,0),l=c===0?1/0:Math.sqrt(a.explained*s/c),{place:u}=a;if(a.explained===0||l<Wa(.01/n,s))return;let d=e=>Ua(e.map(Math.exp));return Ha(d(e.slice(0,u)),d(e.slice(u)))?u:void 0}function Ha(e,t){let[n,r]=e.median<t.median?[e,t]:[t,e];return r.median>1.05*n.median&&r.median>n.high&&n.median<r.low}function Ua(e){let t=e.toSorted((e,t)=>e-t),n=e=>{let n=(t.length-1)*e,r=t[Math.floor(n)]??0;return r+((t[Math.ceil(n)]??r)-r)*(n%1)};return{low:n(.25),median:n(.5),high:n(.75)}}function Wa(e,t){let n=Ga(e/2),r=(n**3+n)/4,i=(5*n**5+16*n**3+3*n)/96,a=(3*n**7+19*n**5+17*n**3-15*n)/384;return n+r/t+i/t**2+a/t**3}function Ga(e){let t=Math.sqrt(-2*Math.log(e));return t-(2.515517+t*(.802853+t*.010328))/(1+t*(1.432788+t*(.189269+t*.001308)))}let Ka=e=>e.reduce((e,t)=>e+t,0),qa=e=>Oa(new Date(e)).split(` `).slice(0,2).join(` `);function Ja(e){let t=new Date(e).getUTCFullYear();return`${qa(e)}${t===new Date().getUTCFullYear()?``:` ${t}`}`}function Ya({time:e,isBound:t}){return t?`before ${Ja(e)}`:Ja(e)===Ja(Date.now())?`today`:Ja(e)}async function Xa(e,t,{timestamps:n,interval:r,values:i}){return Promise.all(za(i).slice(-3).map(async i=>{let a=n[i.index]??0,{builds:o}=await e.builds(t,{fromTs:a,toTs:a+r},{limit:100});return{...i,timestamp:a,build:o[0]}}))}function Za(e){let{build:t}=e;return t===void 0?Qa(e):[`build ${L(t.build)}`,L(t.commit??``).slice(0,7)].filter(e=>e!==``).join(` · `)}let Qa=({timestamp:e,build:t})=>qa(t?.timestamp??e),$a=({before:e,after:t})=>La(t/e-1),eo=t=>t.length===0?void 0:e(`ul`,{class:`changes`},...t.toReversed().map(to));function to(t){let{before:n,after:r,build:i}=t,a=i===void 0?void 0:Na(i.commit),o=i===void 0?[]:[Pa(i),...a===void 0?[]:[` · `,a],`, `];return e(`li`,{},`${r>n?`Slower`:`Faster`} since `,...o,`${Qa(t)}: median ${U(n)} \u2192 ${U(r)} `,Ra(r,n))}let no=(t,n,r={})=>e(`table`,{...r,class:`table ${r.class??``}`.trim()},e(`thead`,{},e(`tr`,{},...t.map(ro))),e(`tbody`,{},...n.map(e=>io(t,e)))),ro=({title:t,className:n})=>t===``?e(`td`,{class:n}):e(`th`,{scope:`col`,class:n},t),io=(t,n)=>e(`tr`,{},...t.map(({className:t,content:r},i)=>{let a=r(n),o=Array.isArray(a)?a:[a];return i===0?e(`th`,{scope:`row`,class:t},...o):e(`td`,{class:t},...o)})),ao=(t,n,r)=>e(`div`,{class:`box scrolling`,tabindex:`0`,role:`region`,\"aria-label\":r},no(t,n));function oo(t,n,r,i){let a=e(`details`,{class:`numbers`},e(`summary`,{},t));return a.addEventListener(`toggle`,()=>{let e=n.map((e,t)=>({title:e,className:t===0?``:`number`,content:e=>e[t]})),o=Array.from({length:r},(e,t)=>i(r-1-t));a.append(ao(e,o,t.textContent??``))},{once:!0}),a}let so=(e,t=`color`)=>getComputedStyle(e).getPropertyValue(t);function co(e,t){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e,{signal:t});let n=new MutationObserver(e);n.observe(document.documentElement,{attributeFilter:[`data-theme`]}),t.addEventListener(`abort`,()=>n.disconnect())}function lo(e,t,n,r){let{ctx:i,bbox:a}=e,o=devicePixelRatio;i.save(),i.strokeStyle=r,i.fillStyle=r,i.font=`11px system-ui, sans-serif`.replace(`11`,String(11*o)),i.textBaseline=`top`,i.lineWidth=o;for(let[r,s]of t.entries()){let t=Math.round(e.valToPos(s.timestamp-n/2,`x`,!0));i.setLineDash([2*o,3*o]),i.beginPath(),i.moveTo(t,a.top),i.lineTo(t,a.top+a.height),i.stroke();let c=t-a.left<a.width/2;i.textAlign=c?`left`:`right`;let l=(c?a.left+a.width-t:t-a.left)-6*o,u=[`since ${Za(s)}: ${$a(s)}`,`since ${Qa(s)}: ${$a(s)}`].find(e=>i.measureText(e).width<=l)??$a(s);i.fillText(u,t+(c?6:-6)*o,a.top+(2+r*14)*o)}i.restore()}let uo=`time`;function fo({timestamps:e,interval:t,kind:n,lines:r,format:i,steps:a,changes:o=[],isFilled:s=!1},c,{line:l,text:u,grid:d,area:f},p){let m=n===`bars`,h=r.map((e,t)=>m?r.length-1-t:t),g=m?yo(r.map(e=>e.values)):r.map(e=>[...e.values]),_=e[0]??0,v=e.at(-1)??0,y={stroke:u,font:`12px system-ui, sans-serif`,grid:{stroke:d,width:1},ticks:{show:!1}};return{options:{width:c,height:220,ms:1,tzDate:e=>Da.tzDate(new Date(e),`Etc/UTC`),legend:{show:!1},cursor:{y:!1,points:{show:!m},drag:{x:!1,y:!1,setScale:!1},sync:{key:uo,setSeries:!1}},scales:{x:{range:()=>[_-t/2,v+t/2]},y:{range:(e,t,n)=>[0,n>0?Da.rangeNum(0,n,.1,!0)[1]:1]}},axes:[{...y,grid:{show:!1},size:30,values:(e,t,n,r,i)=>t.map(e=>ho(e,i))},{...y,size:(e,t)=>_o(t??[]),incrs:[...a],values:(e,t)=>t.map(e=>go(i(e)))}],series:[{},...h.map(e=>{let t=()=>l(e);if(m)return{fill:t,width:0,points:{show:!1},paths:vo};let n=[...r[e]?.dash??[]],i=g[e]?.filter(e=>e!==null).length===1;return{stroke:t,width:n.length===0?2:1.5,dash:n,points:{show:i,size:5},spanGaps:!0}})],bands:s?[{series:[2,1],fill:f}]:[],hooks:{setCursor:[e=>p(e.cursor.idx)],draw:[e=>lo(e,o,t,u())]}},data:[[...e],...h.map(e=>g[e]??[])]}}let po=864e5,mo=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,year:`numeric`});function ho(e,t){return t>=28*po?mo.format(e):t>=po||e%po==0?qa(e):new Date(e).toISOString().slice(11,16)}let go=e=>e.startsWith(`0`)&&!e.startsWith(`0.`)?`0`:e.replace(/ 0 [a-z]+$/,``),_o=e=>Math.max(64,...e.map(({length:e})=>e*7+8)),vo=Da.paths.bars?.({size:[.8,48]})??(()=>null);function yo(e){let t=[];for(let n of e){let e=t.at(-1);t.push(n.map((t,n)=>(t??0)+(e?.[n]??0)))}return t}function bo(t,r){let{title:i,timestamps:a,interval:o,kind:s,lines:c,format:l,changes:u=[],columns:d=[],isPart:f=!1}=t,p=e(`p`,{class:`readout`}),m=({colour:e,dash:t})=>s===`bars`?e:`${e} of-line${t.length===0?``:` dashed`}`,h=c.map(t=>e(`span`,{class:`key ${m(t)}`})),g=c.map(({total:t})=>e(`span`,{class:`number`},t)),_=c.map((t,n)=>e(`li`,{},h[n],t.title,` `,g[n])),v=e(`span`,{class:`axis-colours`,\"aria-hidden\":`true`}),y=e(`span`,{class:`axis-colours fill-area`,\"aria-hidden\":`true`}),b=e(`div`,{class:`plot`},v,y),x=e=>ae(a[e]??0,o),S=(e,t)=>{let n=e.values[t];return n==null?`\u2013`:l(n)};function C(e){let t=e!=null&&a[e]!==void 0;p.textContent=t?x(e):b.matches(`:focus-visible`)?xo:``,c.forEach((n,r)=>{let i=g[r];i!==void 0&&(i.textContent=t?S(n,e):n.total)}),b.setAttribute(`aria-valuenow`,String(t?e:0));let n=t?c.map(t=>`${t.title} ${S(t,e)}`):[];b.setAttribute(`aria-valuetext`,t?`${x(e)}: ${n.join(`, `)}`:`Whole range`)}let w,T=e=>{let{options:n,data:r}=fo(t,e,{line:e=>so(h[e]??b,`background-color`),text:()=>so(v),grid:()=>so(v,`border-top-color`),area:()=>so(y,`background-color`)},e=>C(e));w=new Da(n,r,b)},E=new ResizeObserver(()=>{let e=b.clientWidth;e!==0&&(w===void 0?T(e):w.width!==e&&w.setSize({width:e,height:w.height}))});E.observe(b),co(()=>w?.redraw(!1),r),r.addEventListener(`abort`,()=>{E.disconnect(),w?.destroy()}),a.length>0&&So(b,a,()=>w);for(let e of[`focus`,`blur`])b.addEventListener(e,()=>C(w?.cursor.idx));return b.setAttribute(`aria-label`,`${i} by bucket`),C(void 0),e(`figure`,{class:`chart-card`},e(`figcaption`,{},f?e(`h2`,{},i):i),e(`div`,{class:`chart-head`},p,e(`ul`,{class:`legend`},..._)),b,eo(u),oo(e(`span`,{},`Numbers`,n(` of ${i}`)),[`Start (UTC)`,...c.map(e=>e.title),...d.map(e=>e.title)],a.length,e=>[x(e),...c.map(t=>S(t,e)),...d.map(({values:t})=>t[e]??``)]))}let xo=`Use \u2190 and \u2192 for the values`;function So(e,t,n){let r=t.length-1,i={role:`slider`,tabindex:`0`,\"aria-valuemin\":`0`,\"aria-valuemax\":String(r)};for(let[t,n]of Object.entries(i))e.setAttribute(t,n);let a=e=>{let n=e===void 0?void 0:t[e];for(let e of Da.sync(uo).plots)e.setCursor(n===void 0?{left:-10,top:-10}:{left:e.valToPos(n,`x`),top:0})};e.addEventListener(`keydown`,e=>{let{key:t}=e,i=n()?.cursor.idx,o={ArrowRight:Math.min((i??-1)+1,r),ArrowLeft:Math.max((i??r+1)-1,0),Home:0,End:r,Escape:void 0};!Object.hasOwn(o,t)||e.ctrlKey||e.metaKey||e.altKey||(t!==`Escape`||i!=null)&&(e.preventDefault(),a(o[t]))}),e.addEventListener(`blur`,()=>a(void 0))}let Co=({series:{timestamps:e,durations:t},...n},r)=>bo({...n,timestamps:e,kind:`lines`,isFilled:!0,format:U,steps:lt,lines:[{title:`Median`,colour:`fill-p50`,values:t.p50,total:``,dash:[]},{title:`95th percentile`,colour:`fill-p95`,values:t.p95,total:``,dash:[4,3]}]},r);function wo({buckets:t,series:n,interval:r,changes:i},a){let{timestamps:o}=n,s=e=>t.map(t=>t===void 0?0:e(t)),c=[{title:`Failed`,colour:`fill-failed`,values:s(({failedBuildCount:e})=>e)},{title:`Flaky`,colour:`fill-flaky`,values:s(({flakyBuildCount:e})=>e)},{title:`Passed`,colour:`fill-successful`,values:s(({buildCount:e,failedBuildCount:t,flakyBuildCount:n})=>e-t-n)}];return e(`section`,{class:`charts`,\"aria-label\":`Charts over time`},e(`div`,{class:`chart-cards`},bo({timestamps:o,interval:r,title:`Builds by ${ie(r).replace(/^1 /,``)}`,kind:`bars`,format:d,steps:ot,lines:c.map(e=>({...e,total:``,dash:[]}))},a),Co({title:`Duration of a build`,series:n,interval:r,changes:i},a)))}let To=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],Eo={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`};function Do({fromTs:e,toTs:t},n){let r=Math.floor(e/n);return Array.from({length:Math.max(Math.ceil(t/n)-r,0)},(e,t)=>(r+t)*n)}function Oo(e,t,n){let r=Do(t,n),i=Math.floor(t.fromTs/n),a=r.map(()=>[]);for(let t of e)a[Math.round(t.timestamp/n)-i]?.push(t);let o=e=>a.map(t=>t.reduce((t,{counts:n})=>t+n[e],0)),s=a.map(Ao),c=e=>s.map(t=>jo(t,e));return{timestamps:r,counts:Object.fromEntries(To.map(e=>[e,o(e)])),durations:{p50:c(.5),p95:c(.95)}}}let ko=[[`min`,.125],[`p25`,.25],[`p50`,.25],[`p75`,.225],[`p95`,.12],[`p99`,.025],[`max`,.005]];function Ao(e){return e.filter(De).flatMap(({durations:e,totalCount:t})=>ko.map(([n,r])=>({duration:e[n],weight:r*t}))).sort((e,t)=>e.duration-t.duration)}function jo(e,t){let n=t*e.reduce((e,{weight:t})=>e+t,0),r=0;for(let{duration:t,weight:i}of e)if(r+=i,r>=n)return t;return e.at(-1)?.duration??null}let Mo={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`did not run`},No=e=>Object.entries(Mo).map(([t,n])=>[[...e].filter(e=>e===t).length,n]).filter(([e])=>e>0).map(([e,t])=>`${d(e)} ${t}`).join(`, `),Po=(e,t)=>`${e===1?`Last build`:`Last ${f(e,`build`)}`}${t===``?``:` of ${L(t)}`}`,Fo=(e,t)=>$e({results:e,room:50,label:`${Po(e.length,t)}: ${No(e)}`}),Io=new Set([`c cc cpp cs css cjs cts cshtml dart ex exs feature fs go gradle groovy h hpp htm html java js jsx kt kts less lua mjs mts php pl proto ps1`,`py pyi rake rb rs scala scss sh sol sql svelte swift tf ts tsx vb vue zig`,`asset bin bmp conf cfg crt csv dat db dll doc docx dylib env exe gif golden graphql gz ico ini ipynb jar jpeg jpg json json5 jsonl lock`,`md mov mp3 mp4 ndjson parquet pdf pem png prefab properties rst scene snap so sqlite svg tar tgz toml tsv ttf txt unity wasm wav webm`,`webp woff woff2 xls xlsx xml xsd yaml yml zip`].flatMap(e=>e.split(` `))),Lo=/https?:|\\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) /;function Ro(e,t,n){let r=n;for(;r<e.length&&r-n<200&&zo(e.charCodeAt(r));)r+=1;for(;r>n&&e[r-1]===`.`;)--r;if(r===n)return!1;let i=t;for(;i>0&&t-i<200&&zo(e.charCodeAt(i-1));)--i;let a=e.slice(i,r),o=a.lastIndexOf(`.`);return o<=0||i+o<n||!Io.has(a.slice(o+1).toLowerCase())?!1:/\\p{L}/u.test(a.slice(0,o))||!Lo.test(e)}let zo=e=>e>=97&&e<=122||e>=65&&e<=90||e>=48&&e<=57||e===45||e===46||e===95||e>=128,Bo=e=>e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\\\`))+1),Vo=`github/workspace,home/circleci/project,root/project,home/travis/build/*/*,Users/travis/build/*/*,home/semaphore/*,opt/atlassian/pipelines/agent/build,drone/src,woodpecker/src/*/*/*,home/gitlab-runner/builds/*/#/*/*,GitLab-Runner/builds/*/#/*/*,var/jenkins_home/workspace/*,var/lib/jenkins/workspace/*,home/jenkins/workspace/*,home/jenkins/agent/workspace/*,Jenkins/workspace/*,jenkins/workspace/*,ProgramData/Jenkins/.jenkins/workspace/*,var/lib/buildkite-agent/builds/*/*/*,buildkite-agent/builds/*/*/*,codebuild/output/*/src/*/*/*,opt/build/repo,vercel/path0,tmp/cirrus-ci-build,var/www/html,usr/src/app,builds/*/*,projects/*,workspaces/*,workspace,app,code`.split(`,`).map(e=>e.split(`/`)),Ho=e=>e!==`*`&&e!==`#`;function Uo(e,t){let n=Ko(e),r=[qo(e,n),Jo(e,t)].filter(e=>e!==void 0);return r.length>0?Math.min(...r):Xo(e,n)}let Wo=e=>e<=32||Go.has(e),Go=new Set([...`\"'\\`()[]{}<>=,:;|`].map(e=>e.charCodeAt(0)));function Ko({text:e,start:t,hasDrive:n}){let r=[],i=t+(n?3:1);for(let t=i;t<=e.length&&r.length<16;t+=1){let n=t===e.length?0:e.charCodeAt(t),a=Wo(n);if(a||n===47){if(t>i&&r.push({name:e.slice(i,t),end:t}),a)break;i=t+1}}return r}function qo({hasDrive:e},t){for(let n=0;n+2<t.length;n+=1){let{name:r=``}=t[n]??{},i=t[n+1]?.name??``,a=t[n+2];if((r===`a`&&(e?n===0:n===1&&t[0]?.name.length===1)||r===`work`||r===`_work`||r===`__w`)&&(a?.name===i||a?.name===`s`&&Qo(i)))return a.end}}function Jo(e,t){let{text:n,start:r}=e;for(let i of t){let t=r+i.length;if((t===n.length||n.charCodeAt(t)===47||Wo(n.charCodeAt(t)))&&Yo(e,i)&&(i.split(`/`).length-1>1||$o(e)))return t}}function Yo({text:e,start:t,hasDrive:n},r){return n?e.slice(t,t+r.length).toLowerCase()===r.toLowerCase():e.startsWith(r,t)}function Xo(e,t){for(let n of Vo)if(n.every((e,n)=>Zo(t[n]?.name,e))&&(n.filter(Ho).length>1||$o(e)))return t[n.length-1]?.end}function Zo(e,t){return e===void 0?!1:t===`*`||(t===`#`?Qo(e):t===e)}let Qo=e=>/^\\d{1,9}$/.test(e);function $o({text:e,start:t,hasDrive:n}){if(t>0)return!1;for(let t=n?2:0;t<e.length;t+=1)if(Wo(e.charCodeAt(t)))return!1;return/[^.]\\.[A-Za-z]\\w{0,9}$/.test(Bo(e).slice(-20))}let es=new Set([`src lib libs source sources app apps packages modules services crates components server client frontend backend cmd internal pkg`,`test tests spec specs __tests__ __test__ e2e integration cypress features examples samples scripts tools benches assets`].flatMap(e=>e.split(` `))),ts=/^(?:\\/private)?(?:\\/tmp|\\/var\\/tmp|\\/var\\/folders\\/[^/]{1,100}\\/[^/]{1,100}\\/T|\\/(?:[^/]{1,100}\\/){0,9}(?:AppData\\/Local\\/Temp|_temp|Windows\\/Temp))\\//i,ns=/^\\/(?:home|Users|root|tmp|private|var|opt|mnt|media|Volumes|workspace|workspaces|builds?|github|runner|__w|_work|work|agent|jenkins|data|srv|go\\/src|codebuild|drone|woodpecker|vercel|app|code|usr\\/src)\\//,rs=/^[A-Za-z]:(?=\\/)/,is=e=>rs.test(e)||ns.test(e)&&!as(e),as=e=>/^\\/(?:app|code|data|work|build|agent|root)\\//.test(e)&&!/\\.\\w{1,8}$/.test(e);function os(e){let t=e.replace(rs,``);if(!t.startsWith(`/`))return t.replace(/^(?:\\.{1,2}\\/)+/,``);let n=ts.exec(t);if(n!==null)return`#/${ss(t.slice(n[0].length))}`;let r=Uo({text:e,start:0,hasDrive:t!==e},[]);if(r!==void 0)return e.slice(r).replace(/^\\//,``)||`#`;let i=t.split(`/`).slice(1),a=i.findIndex(e=>es.has(e.toLowerCase()));return a===-1?i.slice(-2).join(`/`):i.slice(a).join(`/`)}let ss=e=>e.split(`/`).slice(-2).map(cs).join(`/`);function cs(e){let t=e.replace(/\\d{8}-\\d{1,10}-[a-z0-9]{4,10}/,`#`).replace(/\\d{6,}/g,`#`);return(t===e?e.replace(/[A-Za-z0-9_]{6,20}$/,e=>ls(e)?`#`:e):t).replace(/#[\\w.]{0,20}#/g,`#`)}let ls=e=>/^tmp[a-z0-9_]{8}$/.test(e)||/[a-z][A-Z]|[A-Z]{2}[a-z]|[a-zA-Z]\\d|\\d[a-zA-Z]/.test(e)&&!/^[a-z]+\\d{1,2}$/.test(e),us=String.raw`\\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\b`,ds=String.raw`\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?`,fs=String.raw`(?: ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?`,ps=String.raw`\\b\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]${ds}${fs})?`,ms=String.raw`\\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.? \\d{1,2}|\\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \\d{4})?(?:,? (?:${ds})${fs})?`,hs=String.raw`\\b\\d{1,3}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?`,gs=String.raw`\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\b`,_s=String.raw`(?<![\\w:])\\[?::1\\]?(?![\\w])`,vs=String.raw`(?<=[\\w.\\]#]):\\d{2,5}\\b(?![.\\w])`,ys=`[bcdfghjklmnpqrstvwxz24-9]`,bs=String.raw`(?<=[a-z0-9])-(?:(?:[bcdf4-9]{6,10}|\\d{8,10})-${ys}{5}|(?=[a-z2-9]{0,3}[2-9][a-z])${ys}{5})(?![\\w-])`,xs=String.raw`[A-Za-z_$]{0,100}\\d[\\w$]{0,400}`,Ss=String.raw`(?<![\\w.])[-+]?(?:\\d{1,3}(?:,\\d{3}){1,20}|\\d{1,400})(?:\\.\\d{1,100}){0,20}(?:[eE][-+]?\\d{1,4})?(?!\\w)`,Cs=RegExp(`(${us})|(${ps})|(${ms})|(${hs})|(${gs})|(${_s})|(${vs})|(${bs})|([A-Za-z0-9_-]{20,400})|(${Ss})|(${xs})`,`g`),ws=/^(?:Uncaught )?(?:java\\.lang\\.)?(?:Error|Exception|AssertionError|AssertionFailedError)(?: \\[\\w{1,100}\\])?: (?=\\S)/,Ts=/(?:\\b(?:HTTP|status|code|errno|error|signal|exit(?:ed)?(?: with)?|exception|SQLSTATE|version|port)(?:[ _]?code| status| number)?)(?: (?:is|of|was))?[ :=#[(<\"']{0,3}$/i,Es=/\\b(?:https?|status|response|request)/i,Ds=/\\b(?:connect|refused|host|socket|tcp|https?|address|server|ECONN|EADDR|localhost|listen|dial|getaddrinfo)/i;function Os(e){let t=Gs(e.replace(ws,``));return Ks(t.replace(Cs,(e,...n)=>{let r=n.findIndex((e,t)=>t<11&&e!==void 0),i=n[11];return ks(r,e,t,i)}).replace(/#(?:, ?#)+/g,`#`).replace(/#(?:[.:/]?#)+/g,`#`))}function ks(e,t,n,r){switch(e){case 4:return As(t);case 5:return`localhost`;case 6:return Ms(t,n,r);case 7:return`-#`;case 8:return Fs(t,n,r);case 9:return Is(t,n,r);case 10:return Bs(t,n,r);default:return`#`}}function As(e){return e.startsWith(`127.`)?`localhost`:e===`0.0.0.0`?e:/^(?:10|192\\.168|172\\.(?:1[6-9]|2\\d|3[01]))\\./.test(e)?`#`:`${e.slice(0,e.lastIndexOf(`.`))}.#`}let js=/\\.(?!com\\b|net\\b|org\\b|io\\b|dev\\b|local\\b|test\\b|internal\\b|svc\\b|host\\b)[A-Za-z][A-Za-z0-9+]{0,8}$/;function Ms(e,t,n){let r=Number(e.slice(1)),i=t.slice(Math.max(0,n-100),n);return!js.test(i)&&Ds.test(t)&&r<32768&&r>0?e:`:#`}let Ns=(e,t,n)=>/^\\d{1,6}$/.test(e)&&(Ts.test(t.slice(Math.max(0,n-40),n))||/^[1-5]\\d\\d$/.test(e)&&Es.test(t)),Ps=RegExp(`${bs}$`);function Fs(e,t,n){let r=e.replace(Ps,``);if(r===e&&Hs(e))return`#`;let i=r.replace(Rs,(e,r)=>Bs(e,t,n+r));return r===e?i:`${i}-#`}let Is=(e,t,n)=>Ns(e,t,n)?e:Ro(t,n,n+e.length)?Ls(e):`#`,Ls=e=>e.replace(/\\d{6,}/g,`#`),Rs=/[A-Za-z_$]{0,100}\\d[\\w$]{0,400}/g,zs=/^\\d+(ms|s|sec|secs|seconds|m|min|mins|h|d|ns|us|µs|px|em|rem|vh|vw|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|K|M|G|Hz|x|fps|th|st|nd|rd)$/;function Bs(e,t,n){if(Ro(t,n,n+e.length))return Vs(e)||Hs(e)?`#`:Ls(e);let r=zs.exec(e)?.[1];return r===void 0?/^0x[0-9a-f]+$/i.test(e)||Vs(e)||Hs(e)?`#`:/^\\d+$/.test(e)?Ns(e,t,n)?e:`#`:/^[A-Z]{1,8}_?\\d{1,6}$/.test(e)?e:e.replace(/\\d{3,}|(?<=[_-])\\d+/g,`#`):`#${r}`}let Vs=e=>/^(?:[0-9a-f]{7,}|[0-9A-F]{8,})$/.test(e)&&/\\d/.test(e)&&/[a-fA-F]/.test(e);function Hs(e){let t=e.match(/[A-Za-z](?=\\d)|\\d(?=[A-Za-z])/g)?.length??0;return e.length>=8&&t>=4&&t*6>=e.length-4}let Us=/(?<![\\w.~/\\\\:-])(?:file:\\/\\/\\/?)?(?:[A-Za-z]:[\\\\/]|\\/)(?=[^\\s/\\\\])/g,Ws=/[\\s\"'`<>|,;()[\\]{}]|:(?=\\d|\\s|$)|\\.(?=\\s|$)/;function Gs(e){if(!/[/\\\\]/.test(e))return e;let t=``,n=0;for(let r of e.matchAll(Us)){if(r.index<n)continue;let i=r.index,a=e.startsWith(`file://`,i)?i+7:i,o=e.slice(a+3).search(Ws),s=o===-1?e.length:a+3+o,c=e.slice(a,s).replaceAll(`\\\\`,`/`).replace(/\\/{2,}/g,`/`).replace(/^\\/(?=[A-Za-z]:\\/)/,``);is(c)&&(t+=e.slice(n,i)+os(c),n=s)}return n===0?e:t+e.slice(n)}function Ks(e){let t=``,n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i!==`\"`&&i!==`'`&&i!==\"`\"||qs(e,r))continue;let a=Js(e,r,i);a!==-1&&(a-r-1>60&&(t+=`${e.slice(n,r+1+30)}#`,n=a),r=a)}return n===0?e:t+e.slice(n)}let qs=(e,t)=>t>0&&/[\\p{L}\\p{N}]/u.test(e[t-1]??``);function Js(e,t,n){for(let r=e.indexOf(n,t+1);r!==-1;r=e.indexOf(n,r+1))if(e[r-1]!==`\\\\`&&!/[\\p{L}\\p{N}]/u.test(e[r+1]??``))return r;return-1}let Ys=(t,...n)=>e(`pre`,{class:`code`,tabindex:`0`,role:`group`,\"aria-label\":t},...n),Xs=(e,...t)=>{let n=Ys(e,...t);return n.classList.add(`plain`),n},Zs=({status:e,flaky:t})=>t&&e===`successful`?`flaky`:Eo[e].toLowerCase();function Qs(t){let n=Zs(t);return e(`span`,{class:`tag${[`failed`,`flaky`,`passed`].includes(n)?` ${n}`:``}`},n.slice(0,1).toUpperCase()+n.slice(1))}let $s=(...t)=>e(`p`,{class:`dots`},...t.filter(e=>e!==void 0).map(t=>e(`span`,{},t)));function ec(e){let{build:t,commit:n,ref:r,job:i,duration:a,attemptCount:o,timestamp:s,superseded:c}=e;return $s(t===``?void 0:Pa(e),Na(n),...[r,i].map(e=>L(e)||void 0),o===0?void 0:f(o+1,`attempt`),a===void 0?void 0:U(a),Aa(s),c?`replaced by a later attempt`:void 0)}function tc(t,n){let r=nc(t),i=e(`details`,{class:`failure-texts`},e(`summary`,{},t.attempts.length===0?`Message and stack trace`:`Message, stack trace and attempts`),...ic(t,r));return i.open=n,e(`li`,{class:`failure-item`},e(`p`,{class:`failure-line`},Qs(t),` `,r===``?void 0:e(`code`,{},r)),ec(t),i.childElementCount===1?void 0:i)}let nc=e=>[e,...e.attempts].map(({message:e,details:t})=>rc(e)||rc(t)).find(e=>e!==``)??``,rc=(e=``)=>L(/\\S.*/.exec(e)?.[0]??``);function ic(t,n){let{attempts:r,attemptCount:i}=t,a=r.map((e,t)=>({attempt:e,title:`Attempt ${t+1}`})),o={attempt:t,title:i===0?``:`Attempt ${i+1}`};return[...a,o].flatMap(({attempt:t,title:r})=>{let a=ac(t);if(a===``||a===n&&i===0)return[];let o=`${Eo[t.status].toLowerCase()}${t.duration===void 0?``:` after ${U(t.duration)}`}`,s=r===``?`Message and stack trace`:`${r}: ${o}`;return[e(`div`,{class:`box`},r===``?void 0:e(`div`,{class:`box-head`},s),Xs(s,a))]})}function ac({message:e=``,details:t=``}){let[n,r]=[ye(e).trim(),ye(t).trim()];return r.includes(n)?r:r===``?n:`${n}\\n\\n${r}`}let oc=e=>sc(nc(e)),sc=e=>Os(e.slice(0,300));function cc(e,t){let n=e.filter(({status:e})=>e===`failed`||e===`successful`),r=n.length-1-n.findLastIndex(({status:e})=>e===`successful`),[i,a]=[n.at(-r),n.at(-1)];if(r!==0&&i!==void 0&&a!==void 0)return{first:i,newest:a,count:r,mayBeEarlier:r===n.length&&e.length>=t}}function lc(e){let t=Math.max(e.lastIndexOf(`P`),e.lastIndexOf(`f`)),n=e.indexOf(`F`,t+1);return n===-1?void 0:n}async function uc(e,t,{ref:n,builds:r},i){let a=cc(r,50);if(a===void 0)return;let o={fromTs:a.newest.timestamp,toTs:i.toTs},s=await e.runs({...t,branch:n},o,{status:`failed`,limit:30}),c=s.runs.filter(({build:e,superseded:t})=>a.newest.attempts.includes(e)&&!t),l=c.filter(({testId:e},t)=>c.findIndex(t=>t.testId===e)===t);return{...a,runs:l,isComplete:s.nextCursor===void 0}}let dc={failing:10,flaky:5,slower:5};async function fc(e,t,n){let r=ne(n,`auto`,1),[i,{branch:a,failing:o}]=await Promise.all([pc(e,t,n,r),hc(e,t,n)]);return{period:n,interval:r,...i,branch:a,failing:o}}async function pc(e,t,n,r){let{whole:i,...a}=await e.totals(t,n,r),{buckets:o,series:s}=mc(a,n,r);return{whole:i,buckets:o,series:s,changes:await Xa(e,t,{timestamps:s.timestamps,interval:r,values:s.durations.p50})}}function mc({buckets:e},t,n){let r=Do(t,n),i=new Map(e.map(e=>[e.timestamp,e])),a=r.map(e=>i.get(e)),o=e=>a.map(t=>t?.durations[e]||null);return{buckets:a,series:{timestamps:r,durations:{p50:o(`p50`),p95:o(`p95`)}}}}async function hc(e,t,n){let r=await e.builds(t,n,{limit:50});return{branch:r,failing:await uc(e,t,r,n)}}async function gc(e,t,n){let{period:r,branch:i,failing:a}=n,o=D(r),s=e=>({branch:t.branch,period:e}),[{whole:c},l,u,d,{groups:f}]=await Promise.all([e.totals(t,o),e.flakyTests(t,r,{limit:dc.flaky}),e.flakyTests(t,o,{limit:1}),e.comparison(t,s(r),s(o),1),e.slowerTests(t,r)]),p=f.toSorted((e,t)=>t.since.timestamp-e.since.timestamp).slice(0,dc.slower),m=(a?.runs??[]).slice(0,dc.failing),h=p.flatMap(({tests:e})=>e.slice(0,5)),g=[...new Set([...m,...l.tests,...h].map(({testId:e})=>e))],_=m.map(({testId:e})=>e),[v,y,b]=await Promise.all([g.length===0?[]:e.builds({...t,branch:i.ref},r,{limit:50,testIds:g}).then(({tests:e})=>e),Promise.all(l.tests.map(async({testId:n})=>[n,await _c(e,t,r,n)])),_.length===0?[]:e.aggregates({...t,job:``},r,r.toTs,{testIds:_,withOwners:!0})]),x=[...h,...l.tests].map(e=>[e.testId,e.owners]);return{before:c,flaky:l,lostMsBefore:u.lostMs,comparison:d,slower:p,rows:new Map(v.map(e=>[e.testId,e])),messages:new Map(y),owners:new Map([...x,...b.map(e=>[e.id,e.owners])])}}async function _c(e,t,n,r){for(let i of[{flaky:`true`},{status:`failed`}]){let{runs:a}=await e.runs(t,n,{...i,testId:r,limit:1});if(a[0]!==void 0)return oc(a[0])}return``}function vc(n,r,i,a){async function o(){n.replaceChildren(r()),n.setAttribute(`aria-busy`,`true`);try{let e=await i();a.aborted||n.replaceChildren(...e)}catch(r){if(a.aborted)return;let i=r instanceof je?r.message:`This page failed. ${String(r)}`,s=t(`Try again`,{class:`btn`},()=>void o());n.replaceChildren(e(`p`,{class:`panel-failure`,role:`alert`},i,` `,s))}finally{n.removeAttribute(`aria-busy`)}}return o(),n}let yc=(e,t)=>({...e,branch:e.branch===``?t:e.branch===`*`?``:e.branch}),bc=(e,t)=>e===``||e===(t??`main`);function xc(){let e=new Map;async function t(t,n,r){let i=Cc(n),a=e.get(i);if(a!==void 0)return a;let o={...n,branch:``},s=n.module===``?Tc((await t.modules(o,r)).modules):(await t.builds(o,r,{limit:1})).ref;return s!==``&&e.set(i,s),s}function n(t,n){for(let{project:r,module:i,ref:a}of n.filter(wc))e.set(Cc({...t,project:r,module:i}),a);let r=Tc(n);r!==``&&e.set(Cc(t),r)}return{find:async(e,n,r)=>n.branch!==``||de(n)?``:t(e,n,r),defaultOf:t,known:t=>e.get(Cc(t)),watch:e=>({...e,async modules(t,r){let i=await e.modules(t,r);return t.branch===``&&r.toTs-r.fromTs>=Sc&&n(t,i.modules),i}}),clear:()=>e.clear()}}let Sc=2592e6,Cc=({org:e,project:t,module:n,range:r,from:i,to:a})=>JSON.stringify([e,t,n,r,i,a]),wc=({builds:e,ref:t})=>e>0&&t!==``;function Tc(e){let[t=``,...n]=new Set(e.filter(({builds:e})=>e>0).map(e=>e.ref));return n.length===0?t:``}let Ec=`90 days`;async function Dc(e,t,n,r){if(bc(t.branch,r))return;let i=await e.verdicts(t,T({range:`90d`,from:``,to:``},n),20),a=i.modules.filter(({builds:e})=>e>0);if(!(a.length===0||a.some(({basis:e})=>e===\"default\")))return{...i,name:t.branch,built:a}}let Oc=[`new`,`failed`,`known`,`flaky`,`quarantined`],kc=(e,t)=>e.reduce((e,{counts:n})=>e+n[t],0);function Ac(e){let t=new Set(e.flatMap(({baseRef:e})=>e===void 0?[]:[e])),[n]=t;return t.size===1&&n!==void 0?L(n):`the default branch`}function jc(e,t,n){let r={new:`new`,failed:`without history`,known:`also ${t===1?`fails`:`fail`} on ${n}`,flaky:`known flaky`,quarantined:`quarantined`,fixed:`fixed`};return`${d(t)} ${r[e]}`}function Mc(e){let t=Ac(e),n=Oc.map(t=>({verdict:t,count:kc(e,t)})).filter(({count:e})=>e>0),r=n.reduce((e,{count:t})=>e+t,0);if(r===0)return{answer:e.some(({results:e})=>/[Pf]$/.test(e))?`all tests pass`:`no test passed or failed`,verdicts:``};let i=`${f(r,`test`)} ${r===1?`fails`:`fail`}`,[a]=n;return n.length>1||a===void 0?{answer:i,verdicts:`: ${n.map(({verdict:e,count:n})=>jc(e,n,t)).join(` · `)}`}:{answer:i,verdicts:{new:`: new`,failed:``,known:`, as on ${t}`,flaky:`: known flaky`,quarantined:`: quarantined`}[a.verdict]}}function Nc({built:e},t){let n=kc(e,`fixed`);return[...Pc(e,t),...n===0?[]:[jc(`fixed`,n,``)],Ic(e,t)].join(` · `)}function Pc(e,t){let n=e.filter(({basis:e})=>e===`compared`),r=e.filter(({basis:e})=>e!==`compared`),[i]=r,a=n.length===0?[]:[`Compared with ${Ac(n)}`];if(i===void 0)return a;let o=Fc(i,t),s=r.every(e=>Fc(e,t)===o),c=n.length===0?`No verdicts`:`No verdicts in ${f(r.length,`module`)}`;return[...a,s?`${c}: ${o}`:c]}function Fc({basis:e,baseRef:t,baseLastSeen:n},r){let i=L(t??``);return{compared:``,default:`${i} is the default branch`,unknown:`no test names a branch to compare with`,unbuilt:`${i} has no build in ${Ec}`,old:`the last build of ${i} is older than the history (${g(r-(n??0))} ago; the history has ${Ec})`}[e]}function Ic(e,t){let n=Math.max(...e.map(({lastBuild:e})=>e?.timestamp??0)),r=ka(t-n),[i]=e;if(e.length>1||i===void 0)return`the last build ${r}`;if(i.builds===1)return`1 build, ${r}`;let a=g(n-(i.firstBuild??n));return`${f(i.builds,`build`)}${a===``?``:` in ${a}`}, the last one ${r}`}async function Lc(e,t,n){let[{whole:r},{lostMs:i}]=await Promise.all([e.totals(t,n),e.flakyTests(t,n,{limit:1})]);return{builds:r?.buildCount??0,slowest:r?.durations.max??0,lostMs:i}}function Rc(t,n){let{results:r,baseResults:i,duration:a,baseDuration:o,builds:s,tests:c}=t,l=s<20,[u,p]=[Vc(r),Hc(r)],m=Hc(i),h=m===0?void 0:`${Ac([t])} ${Ia(Vc(i)/m)}`,g=o===0?void 0:Ra(a,o,l),_=e=>n===void 0?void 0:zc(`${e} ${f(n.builds,`build`)}`),v=l?`${d(u)} of ${d(p)}`:Ia(u/Math.max(p,1));return e(`dl`,{class:`card kpis`},Bc(`Builds passed`,v,h===void 0?void 0:zc(h)),a===0?void 0:Bc(`Duration of a build, median`,U(a),g),n?.slowest===0?void 0:Bc(`Duration of a build, slowest`,n===void 0?`\u2026`:U(n.slowest),_(`of`)),Bc(`Lost to flaky tests`,n===void 0?`\u2026`:U(n.lostMs),_(`in`)),Bc(`Tests`,d(c)))}let zc=t=>e(`small`,{class:`quiet`},t),Bc=(t,n,r)=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r)),Vc=e=>e.replace(/[^Pf]/g,``).length,Hc=e=>e.replace(/[^PfF]/g,``).length,Uc=(e,t=`and`)=>e.length<2?e.join(``):`${e.slice(0,-1).join(`, `)} ${t} ${e.at(-1)}`;function Wc({lastBuild:e,failing:t,results:n},r){return t===void 0?e===void 0||r-e.timestamp>6048e5?`idle`:n.endsWith(`f`)?`flaky`:n.endsWith(`P`)?`passing`:`idle`:`failing`}let Gc={failing:[`failed`,`Failed`],flaky:[`flaky`,`Flaky`],passing:[`passed`,`Passed`],idle:[`skipped`,`No recent build`]},Kc=({project:e,module:t})=>`${L(e)} / ${L(t)}`;function qc(e,t){if(t!==``)return L(t);let n=new Set(e.map(({ref:e})=>e).filter(e=>e!==``)),[r]=n;return n.size===1&&r!==void 0?L(r):`the default branch`}function Jc(e){let t=Na(e.commit);return t===void 0?Pa(e):Je(e.url,{},t)}function Yc({commitMessage:e,author:t}){let n=L(e??``),r=L(t??``);return n===``?``:`\u201c${n}\u201d${r===``?``:` by ${r}`}`}function Xc(e,t,n){let r=g(t-e.timestamp)||`less than a minute`,i=e.builds===1?`the latest build`:`${r}${n?` and ${f(e.builds,`build`)}`:``} ago`;return[`since `,Jc(e),`, ${i}`]}function Zc(t,n,r){let i=Oc.find(e=>t.counts[e]>0),a=n.filter(e=>e.project===t.project&&e.module===t.module&&e.verdict===i),o=i===`known`,s=a.flatMap(({since:e})=>e===void 0?[]:[e]).toSorted((e,t)=>e.timestamp-t.timestamp)[0]??(o?t.baseFailing:t.failing);if(s===void 0)return;let c=Yc(s);return e(`span`,{class:`reason`},o?`on ${Ac([t])} `:void 0,...Xc(s,r,!0),c===``?void 0:`: ${c}`)}function Qc(t,n,r){let{name:i,modules:a,built:o,moreModules:s}=t,c=Ac(o),l=a.filter(({builds:e})=>e===0),u=[{title:`Module`,content:e=>sl(e,t,n,r)},{title:`This branch`,className:`history-cell`,content:({results:e})=>el(e,i)},{title:`Last 50 builds of ${c}`,className:`history-cell wide optional`,content:({baseResults:e,baseRef:t=``})=>e===``?$c(`\u2013`):Fo(e,t)},{title:`Tests`,className:`number wide`,content:({tests:e})=>d(e)},{title:`Duration`,className:`number wide`,content:({duration:e})=>e===0?$c(`\u2013`):U(e)},{title:`Against ${c}`,className:`number wide optional`,content:tl},{title:`Last build`,className:`number last`,content:({lastBuild:e})=>e===void 0?$c(`\u2013`):Aa(e.timestamp)}],p=s===0?``:` ${f(s,`more module`)} with older records ${s===1?`is`:`are`} not listed.`,m=`${l.length===0?``:ll(l,i)}${p}`.trim();return e(`div`,{class:`card`},no(u,o.toSorted(il),{class:`blocks modules branch-modules`,\"aria-label\":`Modules`}),m===``?void 0:e(`p`,{class:`hint card-line table-foot`},m))}let $c=t=>e(`span`,{class:`quiet`},t),el=(e,t)=>$e({results:e,room:e.length,label:`${Po(e.length,t)}: ${No(e)}`});function tl({duration:e,baseDuration:t,builds:n}){return e===0||t===0?$c(`\u2013`):Ra(e,t,n<20)}let nl=[`new`,`failing`,`flaky`,`passing`,`unknown`];function rl({counts:e,results:t}){return e.new+e.failed>0?`new`:Oc.some(t=>e[t]>0)?`failing`:t.endsWith(`f`)?`flaky`:t.endsWith(`P`)?`passing`:`unknown`}let il=(e,t)=>nl.indexOf(rl(e))-nl.indexOf(rl(t))||al.compare(Kc(e),Kc(t)),al=new Intl.Collator(`en`,{numeric:!0}),ol={new:[`failed`,`Failed`],failing:[`known`,`No new failure`],flaky:[`flaky`,`Flaky`],passing:[`complete`,`Passed`],unknown:[`skipped`,`No result`]};function sl(t,n,r,i){let a=rl(t),o=r.link({project:t.project,module:t.module,branch:n.name,view:`overview`,item:``,query:``});return e(`div`,{class:`module-name`},it(...ol[a]),e(`div`,{},e(`a`,{href:o,\"aria-label\":Kc(t)},$c(`${L(t.project)} / `),L(t.module)),...cl(t,n,i)))}function cl(t,n,r){let{counts:i,flakyTests:a,baseResults:o,baseRef:s}=t,c=Ac([{baseRef:s}]),l=Oc.filter(e=>i[e]>0),u=(...t)=>e(`span`,{class:`reason`},...t);if(l.length===0)return a===0?[]:[u(`${d(a)} flaky${o.includes(`f`)?`, as on ${c}`:``}`)];let p=l.flatMap((t,n)=>{let r=t===`failed`?`${f(i.failed,`test`)} ${i.failed===1?`fails`:`fail`}`:jc(t,i[t],c);return[...n===0?[]:[` · `],t===`new`?e(`b`,{},r):r]}),m=Zc(t,n.tests,r);return[u(...p),...m===void 0?[]:[m]]}function ll(e,t){let n=[...new Set(e.map(({project:e})=>L(e)))].toSorted(al.compare),r=n.slice(0,4),i=n.length-r.length,a=Uc([...r,...i===0?[]:[`${d(i)} more`]]);return`${f(e.length,`module`)} of ${a} ${e.length===1?`has`:`have`} no build of ${L(t)}.`}let ul=e=>L(e).replace(/^@/,``);function dl([e,...t]){return e===void 0?``:`${ul(e)}${t.length===0?``:` and ${t.length} more`}`}function fl(e){if(e.length===0)return``;let t=e.length-2,n=e.slice(0,2).map(ul).join(`, `);return`${e.length===1?`owner`:`owners`} ${n}${t>0?` and ${t} more`:``}`}let pl=t=>e(`span`,{title:t.map(ul).join(`, `)},dl(t)||`\u2013`),ml=e=>[...new Set(e.flatMap(({owners:e})=>e))].toSorted((e,t)=>hl.compare(ul(e),ul(t))),hl=new Intl.Collator(`en`,{numeric:!0});function gl({name:e}){let t=L(e);return t.trim()===``?`(no name)`:t}let _l=({suite:e})=>e.map(L).join(` \u203a `);function vl(t,n){let r=_l(t);return e(`span`,{class:`test-name`},e(`a`,{href:n},gl(t)),r===``?void 0:e(`span`,{class:`suite`},r))}let yl=[...Oc,`fixed`],bl=e=>({new:{symbol:`failed`,title:`New`,reason:`not failing on ${e}`},failed:{symbol:`failed`,title:`Failed`,reason:`nothing to compare with`},known:{symbol:`known`,title:`Also fails on ${e}`,reason:`not from this branch`},flaky:{symbol:`known`,title:`Known flaky`,reason:`flaky on ${e}`},quarantined:{symbol:`quarantined`,title:`Quarantined`,reason:`does not fail the build`},fixed:{symbol:`complete`,title:`Fixed`,reason:e===``?``:`${e} fails`}});function xl(t,{address:n,now:r,hasPlaces:i}){let{name:a,built:o,tests:s}=t,c=Ac(o),l=new Map(o.map(e=>[Kc(e),e.baseRef??``])),u=s.some(({owners:e})=>e.length>0),d=bl(c),f=[{title:`Test`,content:e=>Tl(e,d[e.verdict],{name:a,base:c,address:n,now:r,hasPlaces:i})},{title:`This branch`,className:`history-cell`,content:({results:e})=>el(e,a)},{title:`Last 50 builds of ${c}`,className:`history-cell wide optional`,content:t=>t.baseResults===``?e(`span`,{class:`quiet`},`\u2013`):Fo(t.baseResults,l.get(Kc(t))??``)},{title:`Why`,className:`why`,content:El},...u?[{title:`Owner`,className:`owner wide`,content:({owners:e})=>pl(e)}]:[]],p=yl.filter(e=>kc(o,e)>0);if(p.length===0)return;let m=e(`table`,{class:`table blocks judged-tests`,\"aria-labelledby\":`judged-title`},e(`thead`,{},e(`tr`,{},...f.map(({title:t,className:n})=>e(`th`,{scope:`col`,class:n},t)))),...p.map(e=>Cl(t,e,{columns:f,words:d[e],address:n})));return e(`section`,{class:`card`},e(`div`,{class:`card-line card-head`},e(`h2`,{id:`judged-title`},`Failing and fixed tests`),i?e(`span`,{class:`small`},Sl(o,a,c,n)):e(`span`,{class:`small quiet`},`against ${c}`)),m)}function Sl(t,n,r,i,a={}){let o=t.filter(e=>[`new`,`failing`].includes(rl(e))),[s]=[...o.filter(e=>rl(e)===`new`),...o,...t];if(s===void 0||s.basis!==`compared`)return;let c={project:s.project,module:s.module,branch:n},l=t.length===1?``:`${L(s.module)} `;return e(`a`,{...a,href:i.link({...c,view:`compare`,base:`branch`,baseBranch:s.baseRef??``,item:``,query:``})},`Compare ${l}with ${r}`)}function Cl({name:t,built:n,tests:r},i,{columns:a,words:o,address:s}){let c=r.filter(e=>e.verdict===i),l=kc(n,i),u=String(a.length),p=n.filter(({counts:e})=>e[i]>0).slice(0,3).flatMap((e,r)=>[...r===0?[]:[` · `],wl(e,t,n.length>1,s)]),m=i===`fixed`?[`and ${f(l-c.length,`other test`)}`]:p;return e(`tbody`,{},e(`tr`,{class:`group-row`},e(`th`,{colspan:u,scope:`rowgroup`},e(`span`,{},o.title,` `,e(`span`,{class:`count`},d(l))),e(`span`,{class:`small quiet`},o.reason))),...c.map(e=>io(a,e)),...l>c.length?[e(`tr`,{class:`group-more`},e(`td`,{colspan:u},...m))]:[])}function wl(t,n,r,i){let a=Oc.reduce((e,n)=>e+t.counts[n],0),o={project:t.project,module:t.module,branch:n};return e(`a`,{href:i.link({...o,view:`tests`,status:`failing`,item:``,query:``})},`All ${f(a,`failing test`)}${r?` of ${L(t.module)}`:``}`)}function Tl(t,n,{name:r,base:i,address:a,now:o,hasPlaces:s}){let{project:c,module:l,testId:u,since:d,verdict:f}=t,p=_l(t),m=f===`known`||f===`fixed`,h=[...s?[[Kc(t)]]:[],...p===``?[]:[[p]],...d===void 0?[]:[[m?`on ${i} `:``,...Xc(d,o,!1)]]];return e(`span`,{class:`marked`},it(n.symbol,n.title),e(`span`,{class:`test-name`},e(`a`,{href:a.link({project:c,module:l,branch:r,view:`tests`,item:u,query:``})},gl(t)),e(`span`,{class:`suite`},...h.flatMap((e,t)=>[...t===0?[]:[` · `],...e]))))}function El({verdict:t,message:n}){return t===`fixed`?e(`span`,{class:`small`},`passes here`):n===void 0?e(`span`,{class:`quiet`},`\u2013`):e(`code`,{class:`plain`},L(n))}function Dl(t,n,{address:r,api:i,period:a}){let o=Date.now(),s=new AbortController,[c]=t.built,l=e(`div`,{class:`results`});if(c!==void 0){let u=c.builds<20?void 0:vc(e(`div`,{}),()=>e(`div`,{class:`card attention-pending`}),async()=>[wo(await fc(i,n,a),s.signal)],s.signal),d=[Al(t,c,r,o),xl(t,{address:r,now:o,hasPlaces:!1}),jl(t.name,c),vc(e(`div`,{}),()=>Rc(c),async()=>[Rc(c,await Lc(i,n,a))],s.signal),u];l.append(...d.filter(e=>e!==void 0))}let u=c===void 0?``:`${f(c.tests,`test`)} · `;return{root:l,title:{mark:c===void 0?void 0:kl(c),text:L(n.module),lead:`${u}${Nc(t,o)}`},show(){},close:()=>s.abort()}}let Ol={new:`failed`,failing:`failed`,flaky:`flaky`,passing:`passed`,unknown:`skipped`},kl=e=>Ol[rl(e)];function Al(t,n,r,i){let{answer:a,verdicts:o}=Mc([n]),s=rl(n),c=s===`new`||s===`failing`,l=Ac([n]);return e(`section`,{class:c?`banner`:`banner calm`,\"aria-label\":`Verdict on ${L(t.name)}`},at(c?s===`new`?`failed`:`known`:s===`flaky`?`flaky`:s===`passing`?`complete`:`skipped`),e(`div`,{class:`grow`},e(`p`,{},e(`b`,{},`${L(t.name)}: ${a}`),o),Zc(n,t.tests,i)),Sl([n],t.name,l,r,{class:`btn`}))}function jl(t,{results:n,baseResults:r,baseRef:i=``,builds:a}){let o=(t,n)=>{let r=Po(t.length,n);return[e(`div`,{class:`card-head`},e(`h2`,{},r),e(`span`,{class:`hint`},No(t))),e(`div`,{class:t.length<20?`few-builds`:void 0},Xe([...t].map(Ml),r))]};return e(`section`,{class:`card padded runs`,\"aria-label\":f(a,`build`)},...o(n,t),...r===``?[]:o(r,i))}function Ml(e,t,n){let r=et[e]??`none`,i=n.length-1-t,a=i===0?`The last build`:`${f(i,`build`)} before the last one`;return{result:r,label:`${a}: ${r}`,tip:`${a} · ${r}`,url:void 0}}let Nl=({symbol:t=`branch`,sentence:n,reason:r,action:i})=>e(`section`,{class:`card empty-state`},at(t),e(`h2`,{},n),e(`p`,{},r),e(`a`,{class:`btn`,href:i.href},i.label)),Pl=(t,n)=>e(`ol`,{class:`card causes`},...t.map(e=>Fl(e,n)));function Fl(t,n){let{title:r,builds:i,tests:a,failures:o,lastTest:s}=t,c=n.link({view:`tests`,item:s.testId,query:``}),l=a>1?` and ${f(a-1,`other test`)}`:``;return e(`li`,{class:`cause`},e(`p`,{class:`cause-builds`},e(`b`,{},d(i)),i===1?` build`:` builds`),e(`div`,{class:`cause-texts`},e(`a`,{class:`cause-title`,href:n.link({view:`causes`,item:t.cause,query:``}),\"data-cause\":t.cause},e(`code`,{},L(r))),$s(e(`span`,{},e(`a`,{href:c},gl(s)),l),f(o,`failure`)),$s(e(`span`,{},`first `,Fa(ja(t))),e(`span`,{},`last `,Fa(Ma(t))))))}function Il({cause:t,read:n,address:r},i){let a=[[`Builds`,d(t.builds)],[`Tests`,d(t.tests)],[`Failures`,d(t.failures)],[`First seen`,Fa(ja(t))],[`Last seen`,Fa(Ma(t))]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:r.link({item:``})},`\u2190 All causes`),e(`h2`,{class:`item-title`,tabindex:`-1`},e(`code`,{},L(t.title))),e(`dl`,{class:`facts`},...a.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),vc(e(`section`,{class:`runs`,\"aria-label\":`Failures`}),()=>e(`div`,{class:`card runs-pending`}),async()=>{let{runs:e,nextCursor:t}=await n();return[Ll(e),Rl(e,t!==void 0,r)]},i))}let Ll=([t])=>e(`div`,{class:`card padded`},e(`h3`,{},`Last failure`),t===void 0?e(`p`,{class:`hint`},`Its builds were deleted.`):e(`ol`,{class:`failure-items`},tc(t,!0)));function Rl(t,n,r){let i=new Map;for(let e of t){let t=i.get(e.testId);t===void 0?i.set(e.testId,[e]):t.push(e)}let a=[...i.values()].sort((e,t)=>t.length-e.length);return e(`div`,{class:`card padded`},e(`h3`,{},n?`Tests of the last ${f(t.length,`failure`)}`:`Tests`),e(`ul`,{class:`failed-tests`},...a.flatMap(([t,...n])=>t===void 0?[]:[e(`li`,{},vl(t,r.link({view:`tests`,item:t.testId,query:``})),e(`span`,{class:`hint`},f(n.length+1,`failure`)))])))}function zl({causes:t,period:n,api:r},i,a){let o=e(`div`,{class:`results`}),s;function c(e){let i=s?.item;if(i===e.item)return;s?.stop.abort(),s={item:e.item,stop:new AbortController};let c=t.find(t=>t.cause===e.item);if(e.item===``)o.replaceChildren(Vl(t,n,e),...t.length===0?[]:[Pl(t,a)]);else if(c===void 0)o.replaceChildren(Hl(a));else{let t={cause:c.cause,limit:200};o.replaceChildren(Il({cause:c,read:()=>r.runs(e,n,t),address:a},s.stop.signal))}i!==void 0&&Bl(o,i)?.focus()}return c(i),{root:o,show:c,close:()=>s?.stop.abort()}}let Bl=(e,t)=>e.querySelector(`.item-title`)??[...e.querySelectorAll(`[data-cause]`)].find(e=>e.dataset.cause===t)??null;function Vl(t,n,{branch:r}){let i=O(n),a=r===``?``:` on ${L(r)}`,o=t.length===200?`At least ${f(t.length,`cause`)}`:f(t.length,`cause`),[s]=t;return e(`section`,{class:`answer`,\"aria-labelledby\":`answer-title`},e(`h2`,{id:`answer-title`},s===void 0?`No failure${a} in ${i}`:`${o} of failures${a} in ${i}`),e(`p`,{class:`lead`},s===void 0?`Failures without a message have no cause and are not listed here.`:`The first one failed ${f(s.builds,`build`)}. A cause is what the messages of several failures have in common.`))}let Hl=e=>Nl({sentence:`Nothing failed for this cause in this range.`,reason:`Choose a range that starts earlier, or another branch.`,action:{label:`All causes`,href:e.link({item:``})}});function Ul(e,t,n){let r=ne(n,`auto`,1),i=new Map;function a(a){let o=i.get(a);if(o!==void 0)return o;let s=e.aggregates(t,n,r,{testId:a});return i.set(a,s),s.catch(()=>i.delete(a)),s}return async i=>{let o=await a(i),{timestamps:s,durations:c}=Oo(o,n,r),l=await Xa(e,t,{timestamps:s,interval:r,values:c.p50});return{period:n,interval:r,aggregates:o,changes:l}}}function Wl(t,n={}){let r=e(`input`,{type:`search`,\"aria-label\":t,placeholder:t,autocomplete:`off`,spellcheck:`false`,...n});return{root:e(`div`,{class:`field`},at(`search`),r),input:r}}let Gl=/[^\\0-\\x7f]/;function Kl(e){return Gl.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}function ql(t){let{id:r,label:i,isLabelShown:a=!1,className:o=`pick`,items:s,searchLabel:c,onText:l,note:u,onOpen:f,foot:p}=t,m=e(`span`,{class:`ellipsis`}),h=e(`button`,{type:`button`,class:o,id:r},a?e(`span`,{class:`quiet`,\"aria-hidden\":`true`},i):void 0,n(`${i}: `),m,o.includes(`icon`)?void 0:at(`down`)),g=c===void 0?void 0:Wl(c,{placeholder:`Search`,autofocus:``}),_=e(`ul`,{}),v=e(`div`,{class:`popup`,popover:``},g?.root,_,p);h.popoverTargetElement=v;let y=e(`div`,{class:`popup-root`},h,v),b=()=>g?.input.value.trim()??``,x=()=>v.matches(`:popover-open`);function S(){let t=Kl(b()).split(/\\s+/),n=s().filter(({title:e,detail:n=``})=>{let r=Kl(`${n} ${e}`);return t.every(e=>r.includes(e))}),r={title:`Use \u201c${b()}\u201d`,onChoose:()=>l?.(b())},i=n.length===0&&b()!==``&&l!==void 0?[r]:n.slice(0,100),a=n.length>100?`100 of ${d(n.length)}. Type to find the others.`:void 0,o=u?.()??(i.length===0?`Nothing found`:a);_.replaceChildren(...i.map(t=>e(`li`,{},C(t))),...o===void 0?[]:[e(`li`,{class:`popup-empty`},o)])}function C({title:t,detail:n,count:r,href:i,onChoose:a,isCurrent:o=!1}){let s=o?{\"aria-current\":`true`}:{},c=[t,r===void 0?void 0:e(`span`,{class:`count`},d(r)),n===void 0||n===``?void 0:e(`span`,{class:`suite`},n)],l=i===void 0?e(`button`,{type:`button`,...s},...c):e(`a`,{href:typeof i==`string`?i:i(),...s},...c);return l.addEventListener(`click`,()=>{a?.(),w()}),l}function w(){v.togglePopover(!1),h.focus()}function T(){let e=[..._.querySelectorAll(`a, button`)],t=e.find(e=>e.textContent===b());t===void 0&&b()!==``&&l!==void 0?(l(b()),w()):(t??e[0])?.click()}return v.addEventListener(`beforetoggle`,({newState:e})=>{e===`open`&&(g!==void 0&&(g.input.value=``),f?.(),S(),g===void 0&&(_.querySelector(`[aria-current]`)??_.querySelector(`a, button`))?.setAttribute(`autofocus`,``),Jl(v,h))}),g?.input.addEventListener(`input`,S),y.addEventListener(`keydown`,e=>{if(x()){if(e.key===`Enter`&&e.target===g?.input)T();else if(e.key===`Escape`)w();else if(!Yl(v,e.key))return;e.preventDefault()}}),y.addEventListener(`focusout`,({relatedTarget:e})=>{e instanceof Node&&!y.contains(e)&&v.togglePopover(!1)}),{root:y,show:(...e)=>m.replaceChildren(...e.filter(e=>e!==void 0)),update(){x()&&S()}}}function Jl({style:e},t){let{left:n,right:r,bottom:i}=t.getBoundingClientRect(),{clientWidth:a}=document.documentElement,o=n+420+12<=a;e.setProperty(`--top`,`${i+window.scrollY+4}px`),e.setProperty(`--left`,o?`${n}px`:`auto`),e.setProperty(`--right`,o?`auto`:`${a-r}px`),e.setProperty(`--room`,`${(o?a-n:r)-12}px`)}function Yl(e,t){let n={ArrowDown:1,ArrowUp:-1}[t];if(n===void 0)return!1;let r=[...e.querySelectorAll(`input, a, button`)],i=r[((document.activeElement===null?-1:r.indexOf(document.activeElement))+n+r.length)%r.length];return i instanceof HTMLElement&&i.focus(),!0}function Xl(e,t,n){let r=t,i=!1,a=ql({id:`filter-owner`,label:`Owner`,isLabelShown:!0,searchLabel:`Search owners`,items:()=>{let t=e.state().owner,n=t===``||r.includes(t)?r:[t,...r];return[{title:`All`,onChoose:()=>e.change({owner:``},`push`),isCurrent:t===``},...n.map(n=>({title:ul(n),onChoose:()=>e.change({owner:n},`push`),isCurrent:n===t}))]},onOpen:()=>void o()});async function o(){if(!(i||n===void 0)){i=!0;try{r=await n(),a.update()}catch{i=!1}}}return{root:a.root,show:e=>a.show(e===``?`All`:ul(e))}}let Zl=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r);function Ql(t,n,r){let i=e(`input`,{id:t,type:`date`,min:`2000-01-01`,max:`2999-12-31`});return i.addEventListener(`change`,()=>{i.value!==``&&i.validity.valid&&r(i.value)}),{root:Zl(t,n,i),input:i}}function $l(t,n,r,{address:i,now:a,readBranches:o}){let s=D(T(t,a)),c=n.branch!==t.branch,l=c?[n.branch]:[],u={baseFrom:``,baseTo:``},d=e=>i.change({base:`branch`,baseBranch:e,...u},`push`),f=ql({id:`against`,label:`Against`,isLabelShown:!0,searchLabel:`Search branches`,items:()=>[...l.filter(e=>e!==t.branch).map(e=>({title:L(e)||`All branches`,onChoose:()=>d(e),isCurrent:c&&e===n.branch})),{title:`The ${O(s)} before`,onChoose:()=>i.change({base:`before`,baseBranch:``,...u},`push`),isCurrent:!c&&t.base!==`days`},{title:`Own dates`,onChoose:()=>i.change({base:`days`,baseBranch:``,baseFrom:w(s.fromTs),baseTo:w(s.toTs-1)},`push`),isCurrent:t.base===`days`}],onText:d,onOpen:()=>void p()});async function p(){let e=await o().catch(()=>[]);l=[...new Set([...l,...e])],f.update()}if(f.show(r),t.base!==`days`)return[f.root];let m=Ql(`base-from`,`From`,e=>i.change({baseFrom:e},`push`)),h=Ql(`base-to`,`To`,e=>i.change({baseTo:e},`push`));return m.input.value=t.baseFrom,h.input.value=t.baseTo,[f.root,e(`span`,{class:`days`},m.root,h.root)]}function eu(t,n=Date.now()){if(n-t<=6048e5)return Aa(t);let r=new Date(t);return e(`time`,{datetime:r.toISOString(),title:Oa(r)},tu(t,n))}function tu(e,t=Date.now()){let n=new Date(e).getUTCFullYear();return n===new Date(t).getUTCFullYear()?qa(e):`${qa(e)} ${n}`}let nu={broken:{title:`Newly failing`,symbol:`failed`,word:`newly failing`},fixed:{title:`Fixed`,symbol:`complete`,word:`fixed`},slower:{title:`Slower`,symbol:`slow`,word:`slower`},faster:{title:`Faster`,symbol:`slow`,word:`faster`},gone:{title:`Gone`,symbol:`gone`,word:`gone`}};function ru(t,n,r,i){let{newer:a,older:o,comparison:s}=t,c=({owners:e=[]})=>r===``||e.includes(r),l=qe.filter(e=>s[e].tests.some(c));if(l.length===0)return;let u=l.some(e=>s[e].tests.some(({owners:e})=>e!==void 0)),p=e=>[{title:`Test`,content:t=>cu(t,e,i)},{title:n.arePeriods?`This range`:`This branch`,className:`history-cell`,content:e=>au(a,e)},{title:n.arePeriods?`Before`:Po(o.builds.builds.length,o.branch),className:`history-cell wide optional`,content:e=>au(o,e)},{title:`Difference`,className:`difference`,content:r=>ou(r,e,t,n)},...u?[{title:`Owner`,className:`owner wide`,content:({owners:e=[]})=>pl(e)}]:[]],m=no(p(`broken`),[],{class:`blocks compared`,\"aria-label\":`Tests that differ`});m.tBodies[0]?.remove();for(let i of l){let a=p(i),o=s[i].tests.filter(c),l=r===``?s[i].count:o.length,u=e(`tr`,{class:`group`},e(`th`,{scope:`rowgroup`,colspan:String(a.length)},nu[i].title,` `,e(`span`,{class:`count`},d(l)),e(`span`,{class:`group-note`},iu(i,t,n)))),h=l-o.length,g=e(`tr`,{class:`group-foot`},e(`td`,{colspan:String(a.length),class:`hint`},`and ${f(h,`other test`)}`));m.append(e(`tbody`,{},u,...o.map(e=>io(a,e)),...h>0?[g]:[]))}return e(`div`,{class:`card`},m)}function iu(e,{newer:t,older:n},{older:r,arePeriods:i}){let a=()=>`median of ${f(t.totals?.buildCount??0,`build`)} against ${d(n.totals?.buildCount??0)}`;return{broken:()=>i?`passed at the end of ${r}`:`pass on ${r}`,fixed:()=>i?`failed at the end of ${r}`:`fail on ${r}`,slower:a,faster:a,gone:()=>i?`ran in ${r}`:`ran on ${r}, not here`}[e]()}function au({rows:t,builds:n},{testId:r}){let i=t.get(r)?.results;return i===void 0?e(`span`,{class:`quiet`},`\u2013`):Fo(i,n.ref)}function ou(e,t,{newer:n,older:r},i){let{before:a,after:o,timestamp:s}=e;if(t===`slower`||t===`faster`)return[`${U(a)} \u2192 ${U(o)} `,Ra(o,a)];if(t===`gone`)return[`last run on ${tu(s)}`];let c=su(t===`fixed`?r:n,e);return c===void 0?[`last run `,Aa(s)]:t===`broken`?[`since `,...c]:[i.arePeriods?`failed since `:`${i.older} fails since `,...c]}function su({rows:e,builds:{builds:t}},{testId:n}){let r=lc(e.get(n)?.results??``),i=r===void 0?void 0:t[r];if(i===void 0)return;let a=Je(i.url,{},Na(i.commit)??`build ${L(i.build)}`);return r===t.length-1?[a,`, the latest build`]:[a,`, `,Aa(i.timestamp)]}function cu(t,n,r){let{symbol:i,title:a}=nu[n];return e(`span`,{class:`marked`},it(i,a),vl(t,r.link({view:`tests`,item:t.testId,query:``})))}function lu({newer:e,older:t},{base:n}){let r=e.branch===t.branch;return r?{newer:`this range`,older:n===`days`?du(t.period):`the ${O(t.period)} before`,arePeriods:r}:{newer:uu(e.branch),older:uu(t.branch),arePeriods:r}}let uu=e=>L(e)||`all branches`;function du({fromTs:e,toTs:t}){let[n,r]=[tu(e),tu(t-1)];if(n===r)return n;let[i=``,...a]=n.split(` `);return r.split(` `).slice(1).join(` `)===a.join(` `)?`${i} to ${r}`:`${n} to ${r}`}let fu=(e,t)=>pu(e.durations.p50,t)||pu(t.durations.p50,e),pu=(e,{durations:t})=>e>=t.p25&&e<=t.p75;function mu(t,n,r){let i=r?.before,a=i!==void 0&&Math.min(t.buildCount,i.buildCount)<20,o=()=>a?e(`small`,{class:`quiet`},`too few builds`):void 0,s=[[`Builds passed`,Ia(vu(t)),o()??(i&&hu(t,i))],..._u(`Duration of a build, median`,`p50`,t,i,a),..._u(`Duration of a build, 95th percentile`,`p95`,t,i,a,o()),...gu(r)],c=O(n);return e(`div`,{class:`figures`},e(`dl`,{class:`card kpis`},...s.map(([t,n,r])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r)))),e(`p`,{class:`hint`},`Figures and changes: these ${c} against the ${c} before. The duration of a build is its wall time if it is known, otherwise the sum of its tests.`))}function hu(e,t){return bu(vu(e)-vu(t),Math.max(yu(e,t),.05))}function gu(e){let[t,n]=[`Lost to flaky tests`,`Tests`];if(e===void 0)return[[t,`\u2026`,void 0],[n,`\u2026`,void 0]];let{flaky:r,lostMsBefore:i,comparison:a}=e,o=xu(a.new.count,a.gone.count);return[[t,U(r.lostMs),i===0?void 0:Ra(r.lostMs,i)],[n,d(a.testCount),o]]}function _u(e,t,n,r,i,a){let o=n.durations[t];if(o===0)return[];let s=r?.durations[t]??0;return[[e,U(o),a??(r===void 0||s===0?void 0:Ra(o,s,i||fu(n,r)))]]}let vu=({buildCount:e,failedBuildCount:t})=>1-t/e,yu=(...e)=>Math.sqrt(e.reduce((e,t)=>e+vu(t)*(1-vu(t))/t.buildCount,0));function bu(t,n=0){let r=Math.round(t*100);return e(`small`,{class:r===0||Math.abs(t)<=n?`quiet`:r>0?`text-passed`:`text-failed`},`${r===0?`±`:r>0?`+`:`\u2212`}${Math.abs(r)} ${Math.abs(r)===1?`point`:`points`}`)}function xu(t,n){let r=[...t===0?[]:[`+${d(t)}`],...n===0?[]:[`\u2212${d(n)}`]];return r.length===0?void 0:e(`small`,{class:`quiet`},r.join(`, `))}let Su=({totals:e})=>e?.buildCount??0,Cu=e=>Su(e)===0?0:e.lostMs/Su(e),wu=t=>e(`span`,{class:`quiet`},t);function Tu({newer:t,older:n,comparison:r},i){let a=(t,n,r)=>({title:t,className:`number`,content:t=>[e(`span`,{class:`side-label`},`${n} `),r(t)]}),o=[{title:`Figure`,content:({title:e})=>e},a(i.newer,i.arePeriods?`now`:`here`,e=>e.newer),a(i.older,i.arePeriods?`before`:i.older,e=>e.older),{title:`Difference`,className:`number`,content:({difference:e})=>e??wu(`\u2013`)}];return e(`section`,{class:`card`},e(`h2`,{class:`card-title`,id:`figures-title`},`Figures`),no(o,Eu(t,n,r),{class:`sides`,\"aria-labelledby\":`figures-title`}))}function Eu(e,t,{testCount:n,new:r,gone:i}){let a=Su(e)<20||Su(t)<20,[o,s]=[Cu(e),Cu(t)];return[{title:`Tests`,newer:d(n),older:d(n+i.count-r.count),difference:xu(r.count,i.count)},{title:`Builds passed`,newer:ju(e),older:ju(t),difference:a?wu(`too few builds`):e.totals&&t.totals&&bu(vu(e.totals)-vu(t.totals),yu(e.totals,t.totals))},{title:`Duration of a build, median`,newer:ku(e),older:ku(t),difference:Au(e.totals,t.totals,a)},{title:`Lost to flaky tests, per build`,newer:U(o),older:U(s),difference:a?wu(`too few builds`):s===0?void 0:Ra(o,s,Du)}]}let Du=!0,Ou=e=>e?.durations.p50??0,ku=({totals:e})=>Ou(e)===0?`\u2013`:U(Ou(e));function Au(e,t,n){if(e!==void 0&&t!==void 0&&Ou(e)!==0&&Ou(t)!==0)return Ra(Ou(e),Ou(t),n||fu(e,t))}function ju({totals:e}){if(e===void 0)return`\u2013`;let{buildCount:t,failedBuildCount:n}=e;return t>=20?Ia(vu(e)):`${d(t-n)} of ${d(t)}`}function Mu(t,n,r){let{newer:i,older:a,comparison:o}=t,{address:s}=r,c=lu(t,n),l=i.totals===void 0||a.totals===void 0,u=ml(qe.flatMap(e=>o[e].tests.map(e=>({owners:e.owners??[]})))),d=Xl(s,u),f=e(`div`,{}),p=e(`div`,{class:`results`},e(`div`,{class:`sentence-row`},e(`div`,{},e(`h2`,{},Nu(t,c)),l?void 0:Pu(t,c,r)),e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Comparison`},...$l(n,a,c.older,r),...u.length>0||n.owner!==``?[d.root]:[])),...l?[]:[f,Tu(t,c)],e(`p`,{class:`hint definition`},`A test is newly failing if its last run in a job failed, and none of its last runs on the other side did. It is slower or faster if the median of its passed runs changed by more than 5% and 10 ms and is outside of the middle half of the other side.`)),m;return{root:p,title:{mark:Iu(i),text:L(n.module),lead:Lu(i)},show({owner:n}){if(n===m||l)return;m=n,d.show(n);let r=ru(t,c,n,s),i=n===``?void 0:e(`p`,{class:`hint`},`No test of this owner differs.`);f.replaceChildren(...[r??i].filter(e=>e!==void 0)),f.hidden=f.childElementCount===0},close(){}}}function Nu({newer:e,older:t,comparison:n},r){if(e.totals===void 0||t.totals===void 0)return`No build of ${e.totals===void 0?r.newer:r.older} to compare`;let i=qe.filter(e=>n[e].count>0).map(e=>`${d(n[e].count)} ${nu[e].word}`);return i.length===0?`No test differs from ${r.older}`:`Against ${r.older}: ${i.join(`, `)}`}function Pu({newer:t,older:n,comparison:r},i,{address:a}){let{failingCount:o,new:s}=r,c=(e,t)=>`${f(e.totals?.buildCount??0,`build`)}${i.arePeriods?``:` of ${t}`}, ${du(Fu(e))}`,l=o===0?[]:[` ${f(o,`test`)} `,e(`a`,{href:a.link({view:`tests`,item:``,query:``,status:`failing`})},o===1?`fails on both`:`fail on both`),`.`];return e(`p`,{class:`secondary medium`},`${c(t,i.newer)}, against ${c(n,i.older)}.`,...s.count===0?[]:[` ${f(s.count,`new test`)}.`],...l)}function Fu({period:e,builds:{builds:t},totals:n}){let[r,i]=[t[0],t.at(-1)];return r===void 0||i===void 0||n===void 0||t.length<n.buildCount?e:{fromTs:r.timestamp,toTs:i.timestamp+1}}function Iu({builds:{builds:e}}){let t=e.findLast(({status:e})=>e===`failed`||e===`successful`);return t===void 0?void 0:t.status===`failed`?`failed`:`passed`}let Lu=({totals:e,branch:t})=>e&&`${f(e.buildCount,`build`)}${t===``?``:` of ${L(t)}`}`;async function Ru(e,t,n,r){let i=T(t,n),a={branch:t.branch,period:i},o=await zu(e,t,n,r),s=e.comparison(t,a,o,20),c=async()=>{let e=await s;return[...new Set(qe.flatMap(t=>e[t].tests.map(({testId:e})=>e)))]},[l,u]=await Promise.all([a,o].map(n=>Vu(e,t,n,c)));if(l===void 0||u===void 0)throw TypeError(`A comparison has two sides.`);return{newer:l,older:u,comparison:await s}}async function zu(e,t,n,r){let{branch:i,base:a,baseBranch:o,baseFrom:s,baseTo:c}=t,l=T(t,n);if(a===`branch`)return{branch:o,period:l};if(a===`days`)return{branch:i,period:T({range:`custom`,from:s,to:c},n)};let u=a===`before`||i===``?``:await(async()=>r??(await e.builds({...t,branch:``},l,{limit:1})).ref)();return u===``||u===i?{branch:i,period:D(l)}:{branch:u,period:l}}let Bu={ref:``,builds:[],tests:[]};async function Vu(e,t,{branch:n,period:r},i){let a={...t,branch:n},o=n!==``,[{whole:s},{lostMs:c},l,u]=await Promise.all([e.totals(a,r),e.flakyTests(a,r,{limit:1}),o?e.builds(a,r,{limit:50}):Bu,o?Hu(e,a,r,await i()):[]]);return{branch:n,period:r,totals:s,lostMs:c,builds:l,rows:new Map(u.map(e=>[e.testId,e]))}}async function Hu(e,t,n,r){let i=Array.from({length:Math.ceil(r.length/50)},(e,t)=>r.slice(t*50,(t+1)*50));return(await Promise.all(i.map(r=>e.builds(t,n,{limit:50,testIds:r})))).flatMap(({tests:e})=>e)}let Uu=e=>Object.entries(e).map(([e,t])=>({value:e,title:t}));function Wu(t,n,r){let i=e(`span`,{class:`ellipsis`,\"aria-hidden\":`true`}),a=e(`select`,{id:t,\"aria-label\":n});a.addEventListener(`change`,()=>{s(),r(a.value)});let o=[];function s(){i.textContent=a.selectedOptions[0]?.text??``}return{root:e(`div`,{class:`pick`},e(`span`,{class:`quiet`,\"aria-hidden\":`true`},n),i,at(`down`),a),show(t,n=o){JSON.stringify(n)!==JSON.stringify(o)&&a.replaceChildren(...n.map(t=>e(`option`,{value:t.value},t.title))),o=n,a.value=t,s()}}}function Gu(t,n,{address:r,api:i,available:a}){let{root:o,input:s}=Wl(`Filter tests`,{id:`search`});s.addEventListener(`input`,()=>r.change({query:s.value},`replace`));let c=ql({id:`filter-module`,label:`Module`,isLabelShown:!0,searchLabel:`Search modules`,items:()=>[{title:`All`,href:r.link({project:``,module:``,pipeline:``}),isCurrent:n.project===``},...xe(a(),n.org).map(({project:e,module:t,title:i})=>({title:i,href:r.link({project:e,module:t,pipeline:``}),isCurrent:e===n.project&&t===n.module}))]});c.show(n.project===``?`All`:n.module===``?L(n.project):Kc(n));let l=ml(t.tests),u=Xl(r,l,n.owner===``?void 0:async()=>ml((await i.flakyTests(n,t.period)).tests));u.show(n.owner);let d=Wu(`filter-order`,`Order`,e=>r.change({rank:e},`push`));return d.show(n.rank,Uu(N)),{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Flaky tests`},o,c.root,...l.length>0||n.owner!==``?[u.root]:[],d.root),show(e){s.value!==e&&(s.value=e)},focus:()=>s.focus()}}function Ku(n){let{columns:r,attributes:i,rowsAtFirst:a,rowsPerClick:o,onSort:s,onMore:c,footOf:l}=n,u=r.map(e=>{let{sort:n,title:r}=e;return n===void 0?e:{...e,title:t(r,{title:n.hint},()=>s?.(n.key))}}),f=no(u,[],i),[p]=f.tBodies,m=t(``,{class:`text-button`},()=>{let e=y();x(o),b(e),c?.(y())}),h=e(`span`,{class:`quiet`}),g=e(`p`,{class:`card-line table-foot`},m,l===void 0?void 0:h),_=e(`div`,{class:`card-line hint`}),v=[],y=()=>p?.childElementCount??0,b=e=>p?.rows[e]?.querySelector(`a, button`)?.focus();function x(e){let t=y();p?.append(...v.slice(t,t+e).map(e=>io(r,e)));let n=v.length-y(),i=`Show ${d(Math.min(n,o))} more`,a=l?.(y());m.hidden=n===0,m.textContent=l===void 0?`${i} of ${d(n)}`:i,h.replaceChildren(...a===void 0?[]:[a]),g.hidden=n===0&&a===void 0}return{root:e(`div`,{class:`card`},f,_,g),show(e,t,n=a){v=e,p?.replaceChildren(),x(n),f.hidden=e.length===0,_.hidden=e.length>0,_.replaceChildren(...t===void 0?[]:[t])},showOrder(e,t){for(let[n,i]of[...f.tHead?.rows[0]?.cells??[]].entries())r[n]?.sort?.key===e?i.setAttribute(`aria-sort`,t):i.removeAttribute(`aria-sort`)},focus(e){e>=y()&&x(e+1-y()),b(e)}}}let qu=({project:e,module:t,testId:n})=>JSON.stringify([e,t,n]),Ju={lostMs:`lostMs`,flakyBuilds:`flips`,lastSeen:`lastSeen`},Yu={lostMs:({lostMs:e})=>e,flakyBuilds:({flakyBuilds:e})=>e,lastSeen:({lastSeen:e})=>e};async function Xu(e,t,n){let{owner:r,rank:i}=t,[a,o]=await Promise.all([e.flakyTests(t,n,{owner:r,orderBy:Ju[i]}),e.flakyTests(t,D(n),{owner:r,limit:500})]),s=Yu[i];return{...a,tests:a.tests.toSorted((e,t)=>s(t)-s(e)),period:n,lostMsBefore:o.lostMs,lostMsOfTestBefore:new Map(o.tests.map(e=>[qu(e),e.lostMs])),isBeforeComplete:o.tests.length===o.testCount}}function Zu(e,{project:t,module:n}){return[n===``?t===``?Kc(e):L(e.module):``,_l(e)].filter(e=>e!==``).join(` · `)}let Qu=({project:e,module:t,testId:n},r)=>r.link({project:e,module:t,view:`tests`,item:n,query:``,owner:``,rank:P.rank});function $u(t,n,r,i){let a=t.tests.some(({owners:e})=>e.length>0);return[{title:`Test`,content:e=>ed(e,n,r)},{title:i.title,className:`history-cell`,content:i.cellOf},{title:`Flaky builds`,className:`number wide`,content:({flakyBuilds:t,builds:n})=>[d(t),e(`span`,{class:`quiet`},` of ${d(n)}`)]},{title:`Time lost`,className:`number lost`,content:({lostMs:e})=>U(e)},{title:`Change`,className:`number wide optional`,content:e=>rd(e,t)},{title:`Mostly in`,className:`job wide optional`,content:({jobs:[e]})=>L(e?.job??``)||`\u2013`},...a?[{title:`Owner`,className:`owner wide`,content:({owners:e})=>pl(e)}]:[],n.rank===`lastSeen`?{title:`Last seen`,className:`number last wide`,content:e=>td(Ma(e),Aa(e.lastSeen))}:{title:`Since`,className:`number last wide optional`,content:nd}]}function ed(t,n,r){let i=Zu(t,n);return e(`span`,{class:`marked`},it(`flaky`,`Flaky`),e(`span`,{class:`test-name`},e(`a`,{href:Qu(t,r)},gl(t)),...t.quarantined?[` `,e(`span`,{class:`tag`},`Quarantined`)]:[],i===``?void 0:e(`span`,{class:`suite`},i)))}let td=({build:e,url:t},r)=>Je(t,{title:`Build ${L(e)}`},r,n(`, build ${L(e)}`));function nd(e){let t=Ya(Re(e));return e.since===e.firstSeen?td(ja(e),t):t}function rd(t,{lostMsOfTestBefore:n,isBeforeComplete:r}){let i=n.get(qu(t))??0;return i>0?Ra(t.lostMs,i):r?e(`span`,{class:`tag`},`new`):e(`span`,{class:`quiet`},`\u2013`)}function id(t,{state:n,address:r,readRows:i}){let a=e(`span`,{},`Last builds`),o=t.tests.map(e=>{let{project:t,module:n,suite:r,name:i}=e;return{test:e,text:Kl([t,n,...r,i].map(L).join(` `))}}),s=new Map,c=new Map,l=new Set,u=t.tests,d,f=Ku({columns:$u(t,n,r,{title:a,cellOf:p}),attributes:{class:`blocks flaky-tests`,\"aria-label\":`Flaky tests`},rowsAtFirst:20,rowsPerClick:50,onMore:m});function p(t){let n=qu(t),r=e(`span`,{},e(`span`,{class:`pending-row`}));return s.set(n,r),c.has(n)&&ad(r,c.get(n)),r}function m(e){let t=u.slice(0,e).filter(e=>!l.has(qu(e)));for(let e of t)l.add(qu(e));t.length>0&&i(t,h)}function h(e,t){let n=qu(e);c.set(n,t);let r=s.get(n);r!==void 0&&ad(r,t);let i=[...c.values()].filter(e=>e!==void 0&&e.builds.length>0),o=new Set(i.map(({ref:e})=>e)),[l=``]=o;i.length>0&&(a.textContent=Po(Math.max(...i.map(({builds:e})=>e.length)),o.size===1?l:``))}return{root:f.root,filter(e,t){let n=l.size===0,r=Kl(e).split(/\\s+/);return u=o.filter(({text:e})=>r.every(t=>e.includes(t))).map(({test:e})=>e),s.clear(),f.show(u,t),window.clearTimeout(d),n?m(20):d=window.setTimeout(m,250,20),u.length}}}function ad(e,t){e.replaceChildren(t?.results===void 0?`\u2013`:Fo(t.results,t.ref))}function od(n,r,i,a){let o=e(`ul`),s=e(`section`,{class:`card entries-card leave-quarantine`,\"aria-labelledby\":`leave-quarantine`},e(`div`,{class:`entries-head`},e(`h2`,{id:`leave-quarantine`},`Can leave quarantine`),e(`span`,{class:`small quiet`},`passed at least 20 times in a row`)),o);s.hidden=!0;async function c(){let c=(await n.quarantinedTests(r,i)).filter(({passes:e,owners:t})=>e>=20&&(r.owner===``||t.includes(r.owner))).map(e=>sd(e,r,a));o.append(...c.slice(0,10)),s.hidden=c.length===0;let l=c.slice(10);if(l.length===0)return;let u=t(`${d(l.length)} more`,{class:`text-button`},()=>{o.append(...l),u.parentElement?.remove(),l[0]?.querySelector(`a`)?.focus()});s.append(e(`div`,{class:`card-line table-foot`},u))}return c().catch(()=>{}),s}function sd(t,n,r){let{since:i,until:a=``,owner:o=``,owners:s,passes:c}=t,l=o===``?dl(s):ul(o),u=[`quarantined`,i===0?``:` since ${Ja(i)}`,a===``?``:` until ${cd(a)}`].join(``);return e(`li`,{},e(`a`,{class:`entry`,href:Qu(t,r)},e(`b`,{title:`Passed in the last ${f(c,`build`)}`},`${d(c)}×`),e(`span`,{class:`entry-texts`},e(`span`,{class:`entry-title`},gl(t)),e(`span`,{class:`small quiet`},[Zu(t,n),u,l===``?``:`owner ${l}`].filter(e=>e!==``).join(` · `)))))}let cd=e=>/^\\d{4}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e))?Ja(Date.parse(e)):L(e);function ld(e,t,n){async function r(r,i){let[{project:a=``,module:o=``}={}]=r;try{let s=r.map(({testId:e})=>e),c=await e.builds({...t,project:a,module:o},n,{testIds:s,limit:50}),l=new Map(c.tests.map(e=>[e.testId,e.results]));for(let e of r)i(e,{ref:c.ref,builds:c.builds,results:l.get(e.testId)})}catch{for(let e of r)i(e,void 0)}}return async(e,t)=>{let n=new Map;for(let t of e){let e=qu({...t,testId:``}),r=n.get(e);r===void 0?n.set(e,[t]):r.push(t)}let i=[...n.values()].flatMap(e=>We(e,({testId:e})=>e)).values();await Promise.all(Array.from({length:4},async()=>{for(let e of i)await r(e,t)}))}}function ud(n,r,i){let{address:a,api:o,announce:s}=i,{tests:c,testCount:l,period:u}=n,p=Gu(n,r,i),m=id(n,{state:r,address:a,readRows:ld(o,r,u)}),h=t(`Clear the filter`,{class:`text-button`},()=>{a.change({query:``},`replace`),p.focus()}),g=c.length>0,_=e(`div`,{class:`results`},...g||r.owner!==``?[p.root]:[],...g?[m.root]:[],l>c.length?e(`p`,{class:`hint`},`The first ${d(c.length)} tests by ${N[r.rank].toLowerCase()} are listed.`):void 0,e(`p`,{class:`hint definition`},`A test is flaky if it passed after a retry, or failed at least twice between two passes of the same job and branch. Failures of many tests at once are outages and do not count. Time lost is the duration of the repeated attempts and of these failures; if the test was the only one that failed in a job, the duration of the tests of that job. The change compares it with the previous period of the same length.`),od(o,r,u,a)),v;return{root:_,title:{text:dd(n,r),lead:l===0?void 0:fd(n,r)},show({query:t}){if(t===v)return;let n=v===void 0;v=t,p.show(t);let r=m.filter(t,e(`span`,{},`No flaky test matches \u201c${t}\u201d. `,h));n||s(`${d(r)} of ${f(c.length,`flaky test`)}`)},close(){}}}function dd({testCount:e,lostMs:t,period:n},{owner:r}){let i=r===``?``:` of ${ul(r)}`;return e===0?`No flaky test${i} in ${O(n)}`:`${f(e,`flaky test`)}${i} cost ${U(t)} in ${O(n)}`}function fd({tests:e,testCount:t,lostMs:n,lostMsBefore:r,period:i},{rank:a}){let o=r===0?void 0:n/r-1,s=`in the ${O(i)} before`,c=o===void 0?`There were none ${s}.`:Math.round(Math.abs(o)*100)===0?`As much as ${s}.`:`${Math.round(Math.abs(o)*100)}% ${o<0?`less`:`more`} than ${s}.`;if(t<=3||n===0||a!==`lostMs`&&t>e.length)return c;let l=e.map(e=>e.lostMs).toSorted((e,t)=>t-e).slice(0,3).reduce((e,t)=>e+t,0)/n;return`${c} ${a===`lostMs`?`The first `:``}3 of them cost ${Ia(l)} of it.`}let pd=({groups:e})=>new Map(e.flatMap(e=>e.tests.map(t=>[t.testId,{test:t,group:e}])));function md(e){let t;return()=>{if(t===void 0){let n=e();t=n,n.catch(()=>{t===n&&(t=void 0)})}return t}}function hd(e){let t=[{choice:{status:`failed`},waiting:[],cursor:void 0},{choice:{flaky:`true`},waiting:[],cursor:void 0}],n=[];async function r(t){if(t.waiting.length>0||t.cursor===``)return;let{choice:n,cursor:r}=t,i=await e(r===void 0?n:{...n,cursor:r});t.waiting=i.runs,t.cursor=i.nextCursor??``}return{runs:()=>n,hasMore:()=>t.some(({cursor:e,waiting:t})=>e!==``||t.length>0),async readMore(){await Promise.all(t.map(r));let e=t.filter(({cursor:e})=>e!==``).map(({waiting:e})=>e.at(-1)?.timestamp??1/0),i=Math.max(-1/0,...e),a=t.flatMap(({waiting:e})=>e.filter(({timestamp:e})=>e>=i));for(let e of t)e.waiting=e.waiting.filter(({timestamp:e})=>e<i);n=[...n,...a.sort((e,t)=>t.timestamp-e.timestamp)]}}}function gd(e,t,n,r){let i=(i={})=>e.runs(t,n,{testId:r,limit:50,...i}),a=md(async()=>{let e=hd(i);return await e.readMore(),e});return{builds:md(()=>e.builds(t,n,{testIds:[r],limit:50})),flaky:md(()=>e.flakyTests(t,n,{testId:r,limit:1})),slower:md(()=>e.slowerTests(t,n).then(e=>pd(e).get(r),()=>void 0)),newest:md(()=>i()),older:e=>i({cursor:e}),notPassed:a,failedRun:md(async()=>{let n=(await a()).runs().find(({status:e})=>e===`failed`);return n===void 0?void 0:{run:n,evidence:await e.steps(t,n)}}),causes:md(()=>e.causes(t,n,r)),causesOfModule:md(()=>e.causes(t,n)),facts:md(()=>e.facts(t,n,r))}}function _d(e,t,n){let r=new Map;return i=>{let a=r.get(i)??gd(e,t,n,i);return r.set(i,a),a}}let vd=(t,n,r,i)=>vc(e(`span`,{class:`test-lead`}),()=>e(`span`),async()=>{let[{ref:a,builds:o,tests:s},c]=await Promise.all([t.builds(),t.flaky()]),l=o.length>0,u=l?s[0]?.results??``:bd((await t.newest()).runs),d=c.testCount>0,f=yd(u,d);f!==void 0&&!i.aborted&&r(f);let p=f===`flaky`?`Flaky`:f===`failed`?`Failed`:void 0,m=[l?xd(u,a):Sd(u),...d?[`${U(c.lostMs)} lost in ${O(n)}.`]:[]];return[e(`span`,{},...p===void 0?[]:[e(`span`,{class:`tag ${p.toLowerCase()}`},p),` `],m.join(` `))]},i);function yd(e,t){if(t)return`flaky`;let[n=``]=/[FPf](?=[-S]*$)/.exec(e)??/S(?=-*$)/.exec(e)??[];return{F:`failed`,P:`passed`,f:`flaky`,S:`skipped`}[n]}let bd=e=>e.toReversed().map(({status:e,flaky:t})=>e===`failed`?`F`:e===`skipped`?`S`:e===`successful`?t?`f`:`P`:`-`).join(``);function xd(e,t){let n=t===``?``:` of ${L(t)}`;return/^-*$/.test(e)?`Did not run in the last builds${n}.`:Cd(e,e.length===1?`the last build${n}`:`the last ${f(e.length,`build`)}${n}`)}function Sd(e){return e===``?`Did not run.`:Cd(e,e.length===1?`the last run`:`the last ${f(e.length,`run`)}`)}function Cd(e,t){let n=t=>[...e].filter(e=>e===t).length,[r,i]=[n(`f`),n(`F`)];if(r+i===0)return`No failure in ${t}.`;let a=[...r===0?[]:[`${d(r)} passed after a retry`],...i===0?[]:[`${d(i)} failed`]];return`${d(r+i)} of ${t}: ${a.join(`, `)}.`}let wd={failing:{title:`Failing`,symbol:`failed`},flaky:{title:`Flaky`,symbol:`flaky`},slower:{title:`Slower`,symbol:`slow`},skipped:{title:`Skipped`,symbol:`skipped`},passed:{title:`Passed`,symbol:`complete`}},Td=({builds:e,buildsBefore:t,duration:n,durationBefore:r})=>e>=20&&t>=20&&n>0&&r>0,Ed=e=>Td(e)&&!e.isUsual&&e.duration/e.durationBefore-1>.05,Dd=({results:e})=>e.length-1-[...e].findLastIndex(e=>e!==`-`),Od=e=>Dd(e)>=Math.min(20,e.results.length);function kd(e){if(Od(e))return`skipped`;let t=yd(e.results,!1)??`skipped`;return t===`failed`?`failing`:t===`passed`&&Ed(e)?`slower`:t}let Ad=e=>e.map(e=>({pipeline:e,status:kd(e),jobs:e.jobs.map(e=>({job:e,status:kd(e)}))})),jd=e=>e.flatMap(({jobs:e})=>e.filter(({job:e})=>!Od(e))),Md={attention:`Attention`,name:`Name`,median:`Median`,change:`Change`,failed:`Builds failed`},Nd=(e,t)=>Pd(e.map(e=>({...e,jobs:Pd(e.jobs,t,({job:e})=>[e,e.name])})),t,({pipeline:e})=>[e,e.pipeline]);function Pd(e,t,n){return e.toSorted((e,r)=>{let[i,a]=n(e),[o,s]=n(r);return(t===`attention`?Ld(e)-Ld(r):0)||Rd(o,t)-Rd(i,t)||Fd.compare(a,s)})}let Fd=new Intl.Collator(`en`,{numeric:!0}),Id={failing:0,slower:1},Ld=({status:e})=>Id[e]??2;function Rd(e,t){let{builds:n,passedBuilds:r,duration:i,durationBefore:a}=e;return t===`median`?i:t===`change`?Td(e)?i/a:-1:t===`failed`?n===0?-1:1-r/n:0}function zd(e,t){let n=t===``?``:` on ${L(t)}`,r=jd(e),i=r.filter(({status:e})=>e===`failing`),a=r.filter(({status:e})=>e!==`failing`&&e!==`skipped`),[o]=i;return o===void 0?a.length===0?`No job has a result${n}`:a.length===1?`The only job passes${n}`:`All ${d(a.length)} jobs pass${n}`:r.length===1?`The only job fails${n}`:i.length===1?`1 of ${f(r.length,`job`)} fails${n}: ${L(o.job.name)}`:`${i.length===r.length?`All ${f(r.length,`job`)}`:`${d(i.length)} of ${f(r.length,`job`)}`} fail${n}${Bd(e)}`}function Bd(e){let[t,...n]=e.filter(e=>jd([e]).some(({status:e})=>e===`failing`));return e.length===1||t===void 0||n.length>0?``:`, all of ${Vd(t.pipeline.pipeline)}`}let Vd=e=>L(e)||`(no pipeline)`,Hd={query:``,status:``,pipeline:``},Ud=({query:e,status:t,pipeline:n})=>e.trim()!==``||t!==``||n!==``;function Wd(t,n){let{root:r,input:i}=Wl(`Filter jobs`,{id:`search`});i.addEventListener(`input`,()=>n.change({query:i.value},`replace`));let a=new Set(t.flatMap(({jobs:e})=>e.map(({status:e})=>e))),o=Object.keys(wd).filter(e=>a.has(e)),s=Gd(`status`,`Status`,o.map(e=>({value:e,title:wd[e].title})),n),c=Gd(`pipeline`,`Pipeline`,t.map(e=>({value:e.pipeline.pipeline,title:Vd(e.pipeline.pipeline)})),n),l=Wu(`filter-order`,`Order`,e=>n.change({sort:e},`push`));return{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Jobs`},r,...o.length>1?[s.root]:[],...t.length>1?[c.root]:[],l.root),show({sort:e,...t}){i.value!==t.query&&(i.value=t.query),s.show(t.status),c.show(t.pipeline),l.show(e,Uu(Md))},focus:()=>i.focus()}}function Gd(e,t,n,r){let i=t=>r.change({[e]:t},`push`),a=ql({id:`filter-${e}`,label:t,isLabelShown:!0,items:()=>[{value:``,title:`All`},...n].map(({value:t,title:n})=>({title:n,onChoose:()=>i(t),isCurrent:r.state()[e]===t}))});return{root:a.root,show:e=>a.show(n.find(t=>t.value===e)?.title??(L(e)||`All`))}}function Kd(e,{query:t,status:n,pipeline:r}){let i=Kl(t).split(/\\s+/);return e.filter(e=>r===``||e.pipeline.pipeline===r).map(e=>({rated:e,jobs:e.jobs.filter(t=>{let r=Kl(`${e.pipeline.pipeline} ${t.job.name}`);return(n===``||t.status===n)&&i.every(e=>r.includes(e))})})).filter(({jobs:e})=>e.length>0)}let qd=(...t)=>e(`span`,{class:`reason`},...t);function Jd({jobs:e}){let[t,...n]=Yd(e).map(({job:e})=>e.failing);return t!==void 0&&n.every(e=>e?.build===t.build)?t:void 0}let Yd=e=>e.filter(({status:e})=>e===`failing`);function Xd(e,t){let{pipeline:n,jobs:r}=e,i=r.filter(({job:e})=>!Od(e)),a=Yd(i),o=Jd(e);if(a.length>0){let e=a.length===1?`fails`:`fail`,s=`${d(a.length)} of ${f(i.length,`job`)} ${e}`;return o===void 0||r.length===1?qd(s):qd(`${s} `,...Qd(o,n.builds,t))}let s=i.filter(({status:e})=>e!==`skipped`),c=s.filter(({status:e})=>e===`flaky`).length;if(s.length===0)return qd(`no job has a result`);let l=s.length===i.length?`all ${f(i.length,`job`)}`:`${d(s.length)} of ${f(i.length,`job`)}`,u=i.length===1?`its job passes`:`${l} pass`;return qd(c===0?u:i.length===1?`${u}, flaky`:`${u}, ${d(c)} of them flaky`)}function Zd({job:e,status:t},n,r){if(Od(e))return qd(`did not run in the last ${f(Dd(e),`build`)}`);if(t===`failing`&&e.failing!==void 0)return Jd(n)!==void 0&&n.jobs.length>1?void 0:qd(`fails `,...Qd(e.failing,e.builds,r));if(t===`flaky`&&e.flakyTests>0)return qd(`${f(e.flakyTests,`test`)} passed after a retry`)}function Qd({commit:e,build:t,url:n,timestamp:r,builds:i},a,o){let s=i>1&&i>=Math.min(a,50)?`at least since `:`since `,c=g(o-r)||`less than a minute`,l=i===1?`, the latest build`:`, ${c} and ${f(i,`build`)} ago`;return[s,Je(n,{},Na(e)??`build ${L(t)}`),l]}let $d=t=>e(`span`,{class:`quiet`},t),ef=(e,t)=>[{title:Po(e,t),className:`history-cell`,content:({results:e})=>Fo(e,t)},{title:`Builds passed`,className:`number wide`,content:tf},{title:`Median`,className:`number median`,content:({duration:e})=>e===0?$d(`\u2013`):U(e)},{title:`Change`,className:`number wide`,content:e=>Td(e)?Ra(e.duration,e.durationBefore,e.isUsual):nf(e)},{title:`95th percentile`,className:`number wide optional`,content:({builds:e,durationP95:t})=>t===0||e<20?$d(`\u2013`):U(t)},{title:`Change`,className:`number wide optional`,content:e=>Td(e)?Ra(e.durationP95,e.durationP95Before,e.isUsual):nf(e)},{title:`Last failed`,className:`number wide last-failed`,content:({lastFailed:e})=>e===void 0?$d(`\u2013`):eu(e)}];function tf({builds:e,passedBuilds:t}){return e===0?$d(`\u2013`):e<20?`${d(t)} of ${d(e)}`:Ia(t/e)}function nf({builds:t,buildsBefore:r}){return e(`span`,{class:`quiet`,title:`Too few builds: ${`${f(t,`build`)}, and ${d(r)} in the period before`}`},`\u2013`,n(` too few builds`))}function rf({state:n,address:r,now:i,listed:a}){let o=ef(a,n.branch),s=(e,t)=>[{title:e,className:`job-cell`,content:t},...o],c=no(s(`Pipeline and jobs`,()=>e(`span`)),[],{class:`blocks jobs`,\"aria-label\":`Pipelines and jobs`});c.tBodies[0]?.remove();let l=new Map;function u({rated:n,jobs:r},a){let{pipeline:o,status:c}=n,u=r.map(e=>{let t=io(s(o.pipeline,()=>d(e,n)),e.job);return t.className=`job`,t}),f=t(Vd(o.pipeline),{class:`toggle`},()=>{let e=f.getAttribute(`aria-expanded`)!==`true`;l.set(o.pipeline,e),p(e)});function p(e){f.setAttribute(`aria-expanded`,String(e));for(let t of u)t.hidden=!e}let m=io(s(o.pipeline,()=>af(c,f,Xd(n,i))),o);return m.className=`pipeline`,p(a||(l.get(o.pipeline)??(c===`failing`||r.length<=8))),e(`tbody`,{},m,...u)}function d(t,n){let{job:a,status:o}=t;return af(o,e(`a`,{href:r.link({view:`tests`,job:a.name,item:``,query:``,status:``,pipeline:``})},gl(a)),Zd(t,n,i))}return{root:c,show(e,t){for(let e of[...c.tBodies])e.remove();c.append(...e.map(e=>u(e,t)))}}}function af(t,n,r){let{symbol:i,title:a}=wd[t];return e(`div`,{class:`marked`},it(i,a),e(`div`,{class:`job-name`},n,r))}let of=(t,n)=>re(t,n)?[e(`p`,{class:`hint`},`Shown in intervals of ${ie(n)}: shorter ones would be too much data for the browser.`)]:[];function sf(t,n,r){let i=Wu(`numbers-interval`,`Interval`,e=>r.change({interval:e},`push`)),a=e(`div`),o=e(`details`,{class:`numbers-by-interval`},e(`summary`,{},`Numbers by day`),i.root,a),s,c=new AbortController;function l(r){i.show(r.interval,Uu(ee));let{interval:l,pipeline:u}=r;if(!o.open||s===`${l} ${u}`)return;s=`${l} ${u}`,c.abort(),c=new AbortController;let d=l===`auto`?cf:ne(n,l,1);a.replaceChildren(vc(e(`div`),()=>e(`p`,{class:`hint`},`Loading \u2026`),async()=>{let e=await t.jobTotals(r,n,d);return[...of(l,d),lf(e,d)]},c.signal))}return o.addEventListener(`toggle`,()=>l(r.state())),{root:o,show:l}}let cf=864e5;function lf(t,n){if(t.length===0)return e(`p`,{class:`hint`},`No job ran in this range.`);let r=(e,t)=>({title:e,className:`number`,content:t}),i=e=>e===0?`\u2013`:U(e),a=[{title:`Start (UTC)`,content:({timestamp:e})=>ae(e,n)},r(`Builds`,({buildCount:e})=>d(e)),r(`Builds failed`,({failedBuildCount:e})=>d(e)),r(`Jobs`,({totalCount:e})=>d(e)),r(`Jobs failed`,({failedCount:e})=>d(e)),r(`Median of a job`,({durationP50:e})=>i(e)),r(`95th percentile`,({durationP95:e})=>i(e))];return ao(a,t.toReversed(),`Numbers by time`)}function uf({pipelines:n,moreJobs:r},i,a,o){let{address:s,api:c,announce:l}=o,u=Ad(n),p=u.flatMap(({jobs:e})=>e).length,m=Wd(u,s),h=Math.max(...n.map(({results:e})=>e.length)),g=rf({state:a,address:s,now:Date.now(),listed:h}),_=sf(c,i,s),v=e(`h2`,{}),y=e(`div`,{class:`no-match`}),b=e(`div`,{class:`card jobs-card`},g.root,_.root),x=t(`Clear the filter`,{class:`btn`},()=>{s.change(Hd,`push`),m.focus()}),S=e(`div`,{class:`results`},e(`div`,{class:`sentence-row`},v,m.root),e(`div`,{},b,y),e(`p`,{class:`hint definition`},pf(i,r))),C;return{root:S,title:df(u,a),show(e){_.show(e);let t=JSON.stringify([e.query,e.status,e.pipeline,e.sort]);if(t===C)return;let n=C===void 0;C=t,m.show(e);let r=Kd(Nd(u,e.sort),e),i=r.flatMap(({jobs:e})=>e).length;g.show(r,Ud(e)),v.textContent=e.query.trim()===``?zd(u,a.branch):`${d(i)} of ${f(p,`job`)}`,b.hidden=i===0,y.hidden=i>0,y.replaceChildren(...i>0?[]:[ff(e,x)]),n||l(`${d(i)} of ${f(p,`job`)}`)},close(){}}}function df(e,t){let n=jd(e),r=n.some(({status:e})=>e===`failing`),i=n.some(({status:e})=>e!==`skipped`);return{mark:r?`failed`:i?`passed`:void 0,text:L(t.module),lead:`${f(n.length,`job`)} in ${f(e.length,`pipeline`)}`}}function ff({query:t,module:n},r){return e(`section`,{class:`card`},e(`h2`,{},...t.trim()===``?[`No job has this status and pipeline.`]:[`No job of ${L(n)} matches `,e(`code`,{},L(t.trim())),`.`]),e(`p`,{},t.trim()===``?`Choose another one.`:`The filter looks in the names of jobs and pipelines.`),r)}function pf(e,t){let n=O(e);return`Durations and changes: ${n} against the ${n} before. The duration of a pipeline is its wall time, from the first job\u2019s start to the last one\u2019s end.${t===0?``:` The ${f(t,`job`)} that ran the longest time ago ${t===1?`is`:`are`} left out.`}`}function mf({suite:e,module:t},n){return`${f(n,`test`)} of ${_l({suite:e})||L(t)}`}function hf({since:e}){let t=Na(e.commit);return[t===void 0?Pa(e):Je(e.url,{},t),`, ${Ja(e.timestamp)}`]}function gf({commitMessage:e=``,author:t=``}){let n=t===``?``:`by ${L(t)}`;return[e===``?``:`\u201c${L(e)}\u201d`,n].filter(e=>e!==``).join(` `)}function _f(e){let[t,n]=[Math.min(...e),Math.max(...e)].map(La);return t===n?n:`${t.replace(`%`,``)}\u2026${n}`}let vf=t=>e(`small`,{class:`text-failed`},_f(t)),yf=()=>({history:e(`span`,{},e(`span`,{class:`pending-row`})),failed:e(`span`,{}),phone:e(`span`,{}),last:e(`span`,{}),since:e(`span`,{})});function bf(e,t){let{history:n,failed:r,phone:i,last:a,since:o}=e,s=t.filter(e=>e?.results!==void 0),[c]=s;if(c===void 0){n.replaceChildren(`\u2013`);for(let e of[r,a,i])e.replaceChildren(`\u2013`);return}let{ref:l,builds:u}=c,d=xf(s.map(e=>e?.results??``)),f=Sf(d,`Ff`),p=d.length-Sf(d,`-`),m=u[Math.max(d.lastIndexOf(`F`),d.lastIndexOf(`f`))];n.replaceChildren(Fo(d,l));for(let e of[r,i])e.replaceChildren(...f===0?[`\u2013`]:Cf(f,p));a.replaceChildren(m===void 0?`\u2013`:Tf(m.timestamp));let h=u[lc(d)??-1];o.replaceChildren(...h===void 0?[]:[` since `,wf(h),`, `,Tf(h.timestamp)])}let xf=([e=``,...t])=>[...e].map((e,n)=>[e,...t.map(e=>e[n]??`-`)]).map(e=>[...`FfPS-`].find(t=>e.includes(t))??`-`).join(``),Sf=(e,t)=>[...e].filter(e=>t.includes(e)).length,Cf=(t,n)=>[e(`span`,{},d(t)),e(`span`,{class:`quiet`},` of ${d(n)}`)];function wf(e){let t=Na(e.commit);return t===void 0?Pa(e):Je(e.url,{},t,n(`, build ${e.build}`))}let Tf=t=>Date.now()-t<6048e5?Aa(t):e(`span`,{},Ja(t));function Ef({path:e,line:t,column:n}){return e===void 0||t===void 0?e??``:n===void 0?`${e}:${t}`:`${e}:${t}:${n}`}let Df=/(?:^|[\\\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\\\/]/,Of=/^(?:node:|dart:|<|internal\\/[\\w/]{1,200}\\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\\/|[\\\\/](?:\\.yarn|\\.pnpm|\\.pub-cache|\\.m2|\\.gradle|\\.nuget|lib[\\\\/](?:python\\d[\\d.]{0,5}|ruby[\\\\/]\\d[\\d.]{0,8})|go[\\\\/]src(?=[\\\\/][^\\\\/.]{1,100}[\\\\/])|pkg[\\\\/]mod|libexec[\\\\/]src|rustc|\\.cargo[\\\\/]registry|Library[\\\\/]PackageCache|library[\\\\/](?:std|core|alloc|test)[\\\\/]src)[\\\\/]|^\\/usr\\/(?:include|lib|lib64)\\//,kf=/^(?:[\\w.@-]{1,80}\\/{1,2})?(?:javax?|jdk|sun|com\\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\\.(?:maven|tomcat|groovy))|io\\.(?:cucumber|kotest|mockk|netty)|reactor|worker\\.org\\.gradle|com\\.google\\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/;function Af(e,t){if(e===void 0)return``;let n=Df.exec(e)?.[1];return n===void 0?Of.test(e)||t!==void 0&&kf.test(t)?``:void 0:n}function jf(e,t){let[n=``,...r]=new Set(t);return`${f(e,`frame`)} of ${n===``||r.length>0?`libraries`:n}`}let Mf=2e3,Nf=e=>/\\.[A-Za-z][\\w+]{0,8}(?:\\?\\S{1,200})?$|^(?:node|dart|package|internal):?\\/?\\S/.test(e),Pf=/:(\\d{1,9})$/;function Ff(e){let t=Pf.exec(e);if(t===null)return;let n=e.slice(0,t.index),r=Pf.exec(n),i=If(r===null?n:n.slice(0,r.index)),[a,o]=r===null?[Number(t[1]),0]:[Number(r[1]),Number(t[1])];if(!(!Nf(i)||a<1))return o<1?{file:i,line:a}:{file:i,line:a,column:o}}let If=e=>e.replace(/^file:\\/\\/(?:\\/(?=[A-Za-z]:))?/,``).replace(/\\?\\S{1,200}$/,``);function Lf(e,t=``){let n=t.trim(),r=Af(e?.file,n);return{...e,...we({call:n===``?void 0:n,library:r})}}function Rf(e){let t=/^at (?:async |new (?=\\S{1,300} \\())?(.+)$/.exec(e)?.[1];if(t===void 0)return;if(!t.endsWith(`)`)){let e=Ff(t);return e!==void 0&&!/ .{0,300} /.test(e.file)?Lf(e):t===`<anonymous>`||t===`native`?Lf(void 0,t):void 0}let n=t.indexOf(` (`),r=n===-1?t.indexOf(`(`):n+1,i=t.slice(0,r),a=t.slice(r+1,-1);if(n===-1)return/^(?:[^\\s(]{1,900}\\.[^\\s(]{1,300}|\u273d\\..{1,900})$/.test(i)?Lf(Ff(a),i):void 0;let o=Ff(a);return o!==void 0||/^(?:<anonymous>|native|index \\d{1,9}|eval at .{1,900})$/.test(a)?Lf(o,i):void 0}let zf=/: ?[^\\s\\d:]{1,15} ?(\\d{1,9})\\.?$/,Bf=/\\) \\S{1,10} (?=[A-Za-z]:[\\\\/]|[\\\\/])/,Vf=/^\\p{L}{1,5} (?=[^\\s(]{1,900}\\.[^\\s(]{1,300}\\()/u;function Hf(e){let t=Vf.exec(e)?.[0];if(t===void 0)return;let n=e.slice(t.length,e.indexOf(`(`)),r=zf.exec(e);if(r===null)return e.endsWith(`)`)?Lf(void 0,n):void 0;let i=Bf.exec(e);if(i===null)return;let a=e.slice(i.index+i[0].length,r.index);return Lf(Number(r[1])>0?{file:a,line:Number(r[1])}:void 0,n)}function Uf(e){let t=/^([^\\s(]{1,900}) ?\\([^()]{0,900}\\) (?:\\[0x\\w{1,8}\\] )?\\(at (.{1,900})\\)$/.exec(e);return t===null?void 0:Lf(Ff(t[2]??``),t[1])}function Wf(e){if(!e.startsWith(`\u276f `))return;let t=e.lastIndexOf(` `),[n,r]=[e.slice(2,Math.max(t,2)),e.slice(t+1)],i=Ff(r);return i===void 0&&r!==`(<anonymous>)`?void 0:Lf(i,n)}function Gf(e){let t=e.indexOf(`@`);if(t===-1||/\\s/.test(e)||!/^(?:https?:\\/\\/|file:\\/\\/|\\/)/.test(e.slice(t+1)))return;let n=Ff(e.slice(t+1));return n&&Lf(n,e.slice(0,t))}function Kf(e){let t=/^File \"([^\"]{1,1900})\", line (\\d{1,9})(?:, in (.{1,300}))?$/.exec(e);return t===null?void 0:Lf({file:t[1]??``,line:Number(t[2])},t[3])}function qf(e){let t=/^#\\d{1,5}\\s{1,20}(\\S.*)$/.exec(e)?.[1];if(t===void 0)return;let n=/^([^():]{1,900}(?::[^():]{1,900})?)\\((\\d{1,9})\\): (.{1,300})/.exec(t);if(n!==null)return Nf(n[1]??``)?Lf({file:n[1]??``,line:Number(n[2])},n[3]):void 0;if(t.startsWith(`[internal function]`))return Lf(void 0,t);let r=t.endsWith(`)`)?t.lastIndexOf(` (`):-1,i=r===-1?void 0:Ff(t.slice(r+2,-1));return i&&Lf(i,t.slice(0,r))}function Jf(e){let t=/^(?:# |from )?(\\S{1,900}\\.\\w{1,10}):(\\d{1,9})(?::\\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(e);if(t!==null)return Lf({file:t[1]??``,line:Number(t[2])},t[3]);let n=/^(?:\\([^()]{1,100}\\) )?([^\\s:]{1,900}\\.exs?):(\\d{1,9}): (\\S.{0,300})$/.exec(e);if(n!==null)return Lf({file:n[1]??``,line:Number(n[2])},n[3]);let r=/^at ([^\\s:]{1,900}\\.\\w{1,10}) line (\\d{1,9})\\.?$/.exec(e);return r===null?void 0:Lf({file:r[1]??``,line:Number(r[2])})}function Yf(e){let t=/^(\\S{1,900}\\.dart) (\\d{1,9}):(\\d{1,9})\\s{1,200}(\\S.{0,300})$/.exec(e);if(t!==null)return Lf({file:t[1]??``,line:Number(t[2]),column:Number(t[3])},t[4]);let n=/^(?:package|dart):\\S{1,300}\\s{2,200}(\\S.{0,300})$/.exec(e);return n===null?void 0:Lf(void 0,n[1])}function Xf(e){if(/\\s/.test(e))return;let t=Ff(e.replace(/\\((\\d{1,9})\\)$/,`:$1`));return t&&Lf(t)}let Zf=[Rf,Hf,Uf,Wf,Kf,qf,Gf,Jf,Yf,Xf];function Qf(e){let t=e.trim().replace(/(?<=\\)) \\{$/,``);if(!(t.length>Mf||!/[\\d)>:]/.test(t)))for(let e of Zf){let n=e(t);if(n!==void 0)return n}}function $f(e,t){if(e.length>Mf||t.length>Mf)return;let n=/^\\t(\\S{1,1500}\\.(?:go|s):\\d{1,9})(?: \\+0x[\\da-f]{1,16})?$/.exec(t)?.[1];if(n!==void 0&&/^\\S/.test(e))return Lf(Ff(n),e.replace(/\\((?:[^()]{0,900})\\)$/,``));let r=/^ {3,40}at (\\S{1,1500}:\\d{1,9}:\\d{1,9})$/.exec(t)?.[1],i=/^ {0,10}\\d{1,5}: (\\S.{0,900})$/.exec(e)?.[1];return r===void 0||i===void 0?void 0:Lf(Ff(r),i)}let ep=[/^\\.\\.\\. \\d{1,9} (?:more|common frames omitted|lines matching cause stack trace \\.\\.\\.)$/,/^Traceback \\(most recent call last\\):$/,/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,/^<asynchronous suspension>$/,/^=+ asynchronous gap =+$/,/^#\\d{1,5} \\{main\\}$/,/^goroutine \\d{1,9} \\[/,/^@@ .{0,60} @@/,/^\\S.{0,400}:\\d{1,9}:\\d{1,9} \u203a /,/^Test method \\S{1,900} threw exception:$/,/^\\(elided .{1,200}\\)$/,/^The test description was:$/,/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\\w{1,40}'),?$/],tp=e=>e.length<1e3&&ep.some(t=>t.test(e)),np=e=>e.length-e.trimStart().length;function rp(e,t){let n=e[t]??``;if(!n.trimStart().startsWith(`File \"`))return 0;let r=0;for(let i=e[t+1];i!==void 0&&i.trim()!==``&&np(i)>np(n);)r+=1,i=e[t+1+r];return r}function ip(e,t){if(!/^\\s*generatedMessage: /.test(e[t]??``))return t;let n=t+1;for(;n-t<200&&!/^\\s*operator: '/.test(e[n]??`operator: '`);)n+=1;for(;/^\\s*(?:operator: '[^']{1,40}'|diff: '\\w{1,40}'|[}\\]]),?$/.test(e[n]??``);)n+=1;return n}function ap(e){let t=ye(e.slice(0,262144)).split(`\n`),n=[],r=0;for(let e=0;e<t.length;e+=1){let i=ip(t,e);i>e&&(r=0),e=i;let a=t[e];if(a===void 0)break;let o=$f(a,t[e+1]??``),s=o??Qf(a);if(s!==void 0){let i=e+1+(o===void 0?rp(t,e):1),a=t.slice(e,i).join(`\n`);a.endsWith(`) {`)&&(r+=1),n.push({frame:s,text:a.replace(/(?<=\\)) \\{$/,``)}),e=i-1}else r>0&&/^\\s*\\},?$/.test(a)?--r:tp(a.trim())||n.push({text:a.trimEnd()})}return n}function op({details:e,attempts:t}){for(let n of[e,...t.map(e=>e.details)]){let e=ap(n??``).find(({frame:e})=>e?.file!==void 0&&e.library===void 0)?.frame;if(e?.file!==void 0)return{path:e.file,line:e.line}}}function sp(e){let t=op(e);return t===void 0?``:L(Ef(t))}let cp=[{ofBuild:`/actions/runs/`,ofFiles:`/blob/`},{ofBuild:`/-/`,ofFiles:`/-/blob/`}];function lp({path:e,line:t},{url:n=``,commit:r=``,file:i=``}){let a=e.split(`/`);if(!(e===i||a.length>1&&a[0]!==``&&a[0]===i.split(`/`)[0])||a.some(e=>[``,`.`,`..`].includes(e))||!/^[0-9a-f]{7,64}$/.test(r))return;let o=cp.find(({ofBuild:e})=>n.includes(e));if(o===void 0)return;let s=n.slice(0,n.indexOf(o.ofBuild)),c=t===void 0?``:`#L${t}`;return`${s}${o.ofFiles}${r}/${a.map(encodeURIComponent).join(`/`)}${c}`}function up(t,n){let r=dp(t);if(r===``)return;let i=op(t),{cause:a}=t,o=e(`code`,{class:`plain`},r);return e(`span`,{},a===void 0?o:e(`a`,{href:n.link({view:`causes`,item:a,query:``,status:``})},o),...i===void 0?[]:[` in `,Je(lp(i,t),{},e(`code`,{class:`plain`},L(Ef(i))))])}let dp=({message:e=``,details:t=``})=>L(/\\S.*/.exec(e)?.[0]??/\\S.*/.exec(t)?.[0]??``).trim();function fp(t,r,i){let a=mp(t,r,i),{branch:o,failing:s}=t,{flaky:c,rows:l,comparison:u,owners:p}=r,m=[...p.values()].some(e=>e.length>0),h=({testIds:e})=>[...new Set(e.flatMap(e=>p.get(e)??[]))],g=[...(s?.runs.length??0)>dc.failing||s?.isComplete===!1?[pp(i,`causes`,`Why all of them fail`)]:[],...c.testCount>dc.flaky?[pp(i,`flaky`,`All ${f(c.testCount,`flaky test`)}`)]:[],pp(i,`tests`,u.testCount===1?`All tests`:`All ${d(u.testCount)} tests`)],_=[{title:`Test`,content:({symbol:t,word:n,name:r})=>e(`span`,{class:`marked`},it(t,n),r)},{title:Po(Math.min(o.builds.length,50),o.ref),className:`history-cell`,content:({testIds:e})=>{let t=e.map(e=>l.get(e)?.results).filter(e=>e!==void 0);return t.length===0?n(`Did not run`):Fo(xf(t),o.ref)}},{title:`Since`,className:`since`,content:({since:e})=>e},{title:`Why`,className:`why`,content:({why:e})=>e},...m?[{title:`Owner`,className:`owner wide optional`,content:e=>pl(h(e))}]:[]],v=no(_,a,{class:`blocks attention-table`,\"aria-labelledby\":`attention-title`});return e(`section`,{class:`card`},e(`div`,{class:`card-title title-line`},e(`h2`,{id:`attention-title`},`Needs attention`),e(`span`,{class:`small quiet`},[L(o.ref),`most recent first`].filter(e=>e!==``).join(`, `))),a.length===0?e(`p`,{class:`hint card-line`},`No test fails, is flaky or became slower.`):v,e(`p`,{class:`card-line links`},...g))}let pp=(t,n,r)=>e(`a`,{href:t.link({view:n,item:``,query:``,status:``})},r);function mp({failing:e,branch:t},n,r){let{flaky:i,slower:a,rows:o,messages:s}=n,c=e=>vl(e,r.link({view:`tests`,item:e.testId,query:``})),l=(e?.runs??[]).slice(0,dc.failing).map(n=>{let r=lc(o.get(n.testId)?.results??``),i=t.builds[r??-1]??e?.newest,a=i===void 0?[]:[Na(i.commit)??L(i.build),`, `,Aa(i.timestamp)];return{symbol:`failed`,word:`Failed`,name:c(n),testIds:[n.testId],since:a,why:[gp(dp(n))]}}),u=new Set(l.flatMap(({testIds:e})=>e)),p=i.tests.filter(({testId:e})=>!u.has(e)).map(e=>{let t=s.get(e.testId)??``,n=[`${d(e.flakyBuilds)} of ${f(e.builds,`build`)}`,...t===``?[]:[` · `,gp(t)]];return{symbol:`flaky`,word:`Flaky`,name:c(e),testIds:[e.testId],since:[Ya(Re(e))],why:n}});for(let{testId:e}of i.tests)u.add(e);return[...l,...p,...a.flatMap(e=>hp(e,u,c,r))]}function hp(t,n,r,i){let{tests:a,testCount:o,minimumChange:s,maximumChange:c}=t,l={symbol:`slow`,word:`Slower`,since:hf(t)};if(o<3)return a.filter(({testId:e})=>!n.has(e)).map(e=>({...l,name:r(e),testIds:[e.testId],why:[`median ${U(e.before)} \u2192 ${U(e.after)} `,Ra(e.after,e.before)]}));let u=gf(t.since),d=e(`span`,{class:`test-name`},e(`a`,{href:i.link({view:`tests`,status:`slower`,item:``,query:``})},mf(t,o)),u===``?void 0:e(`span`,{class:`suite`},u)),f=[`median `,vf([s,c])];return[{...l,name:d,testIds:a.slice(0,5).map(({testId:e})=>e),why:f}]}let gp=t=>t===``?`\u2013`:e(`code`,{class:`plain`},t);function _p(e,n,r=``){n.hidden=!0;let i=t(`As a list`,{class:`text-button ${r}`.trim(),\"aria-expanded\":`false`},()=>{e.hidden=n.hidden,n.hidden=!n.hidden,i.textContent=n.hidden?`As a list`:`As a row`,i.setAttribute(`aria-expanded`,String(!n.hidden))});return i}function vp({status:e,flakyCount:t}){return e===`failed`?`F`:e===`successful`?t>0?`f`:`P`:e===`skipped`?`S`:`-`}function yp(t){let[n=0,r=0]=[t[0],t[Math.floor(t.length/2)]];return e(`div`,{class:`history-axis hint`},...(t.length>1?[...new Set([n,r].map(qa))]:[]).map(t=>e(`span`,{},t)),Aa(t.at(-1)??0))}function bp({ref:t,builds:n}){if(n.length===0)return;let r=Po(n.length,t),i=e(`div`,{},Xe(n.map(wp),r),yp(n.map(({timestamp:e})=>e))),a=ao(Tp,n.toReversed(),r);return e(`section`,{class:`card padded runs`},e(`div`,{class:`card-head`},e(`h2`,{},r),e(`span`,{class:`hint`},No(n.map(vp).join(``))),_p(i,a)),i,a)}let xp=e=>et[vp(e)],Sp=e=>vp(e)===`f`?`flaky`:Eo[e.status].toLowerCase(),Cp=({failedCount:e})=>e===0?``:f(e,`failure`);function wp(e){let t=`Build ${L(e.build)}`,n=[t,L(e.commit??``).slice(0,7),L(e.commitMessage??``),Sp(e),Cp(e),ka(Date.now()-e.timestamp)];return{result:xp(e),label:`${t}: ${Sp(e)}`,tip:n.filter(e=>e!==``).join(` · `),url:e.url}}let Tp=[{title:`Build`,content:Pa},{title:`Commit`,content:({commit:e,commitMessage:t})=>[Na(e),` ${L(t??``)}`]},{title:`Result`,content:Sp},{title:`Failures`,content:({failedCount:e})=>d(e)},{title:`Results`,content:({totalCount:e})=>d(e)},{title:`When`,content:({timestamp:e})=>Aa(e)}];function Ep({failing:t,branch:n},r){if(t===void 0)return;let{first:i,runs:a}=t,[o]=a,s=o===void 0?void 0:up(o,r),c=L(i.commitMessage??``),l=L(i.author??``),u=c===``?void 0:`\u201c${c}\u201d${l===``?``:` by ${l}`}`;return e(`section`,{class:`banner`,\"aria-label\":`${L(n.ref)} fails`},at(`failed`),e(`div`,{class:`grow`},e(`p`,{},...Dp(t,L(n.ref)||`The module`)),$s(u,Pa(i),s)),e(`a`,{class:`btn compact`,href:r.link({view:`tests`,status:`failing`,item:``,query:``})},kp(t)))}function Dp(t,n){let{first:r,count:i,mayBeEarlier:a}=t,o=Na(r.commit),s=o===void 0?Pa(r):Je(r.url,{},o),c=g(Date.now()-r.timestamp),l=i===1?`in the last build`:`${a?`at least `:``}${f(i,`build`)} ago`,u=[c===``?``:c,l].filter(e=>e!==``),d=i===1&&c!==``?`${c} ago, ${l}`:u.join(` and `);return[e(`b`,{},`${n} fails since `,s),`, ${d}: ${Op(t)}`]}function Op({runs:e,isComplete:t,newest:n}){if(!t||e.length===0)return`${d(n.failedCount)} ${n.failedCount===1?`failure`:`failures`}`;let r=new Set(e.map(({cause:e})=>e).filter(e=>e!==void 0)).size;return[f(e.length,`test`),...r===0?[]:[f(r,`cause`)]].join(`, `)}let kp=({runs:e,isComplete:t})=>!t||e.length===0?`Show the tests`:e.length===1?`Show the test`:`Show the ${d(e.length)} tests`;function Ap(t,n,r,i,a){let o=e(`div`,{class:`results`}),s=new AbortController,{whole:c,period:l}=t,u={};if(c!==void 0){let d=e(`div`,{},mu(c,l)),f=vc(e(`section`,{\"aria-label\":`Needs attention`}),()=>e(`div`,{class:`card attention-pending`}),async()=>{let e=await gc(i,n,t);return d.replaceChildren(mu(c,l,e)),u={tests:e.comparison.testCount,flaky:e.flaky.testCount},s.signal.aborted||a.update(),[fp(t,e,r)]},s.signal),p=[Ep(t,r),bp(t.branch),d,wo(t,s.signal),f];o.append(...p.filter(e=>e!==void 0))}return{root:o,title:c&&jp(t,c,n),counts:()=>u,show(){},close:()=>s.abort()}}function jp({failing:e,branch:t,period:n},r,i){let a=t.builds.some(({status:e})=>e===`failed`||e===`successful`);return{mark:e===void 0?a?`passed`:void 0:`failed`,text:L(i.module),lead:Mp(r,i.branch,O(n))}}function Mp({buildCount:e,failedBuildCount:t},n,r){let i=n===``?``:` on ${L(n)}`;return t>0?`${d(t)} of ${f(e,`build`)}${i} failed in ${r}`:e===1?`The only build${i} in ${r} passed`:`All ${d(e)} builds${i} passed in ${r}`}function Np({module:e},{builds:t}){let n=t.findLast(({status:e})=>e===`failed`||e===`successful`);return{mark:n===void 0?void 0:n.status===`failed`?`failed`:`passed`,text:L(e)}}function Pp(e,t){let n=new Map(t.map(e=>[e.id,e]));return e.map(e=>{let{id:t,name:r,suite:i,owners:a,counts:o,durations:s,totalCount:c}=e,l=o.failed+o.successful,u=De(e),d=n.get(t),f=d?.durations.p50??0;return{id:t,name:r,suite:i,owners:a,runs:c,failureRate:l===0?void 0:o.failed/l,median:u?s.p50:void 0,slowdown:u&&f>0?s.p50/f-1:void 0,total:e,before:d}})}async function Fp(e,t,n,r){let i=T(t,n),[a,o]=await Promise.all([Ip(e,t,i,{testId:r,withSuite:!0,withFlaky:!0,withOwners:r===void 0}),Ip(e,t,D(i),{testId:r,withFlaky:!0})]);return{period:i,items:Pp(a,o)}}let Ip=(e,t,n,r)=>e.aggregates(t,n,n.toTs,r);function Lp(e){let{org:t,project:n,module:r,branch:i,view:a,range:o,from:s,to:c,job:l,item:u,owner:d,rank:f}=e,p=a===`flaky`?[a,d,f]:[];if(ue(e))return[JSON.stringify([t,n,i,o,s,c,...p])];let{base:m,baseBranch:h,baseFrom:g,baseTo:_}=e,v=JSON.stringify([t,n,r,i,a,o,s,c,...{flaky:p,tests:[l],compare:[m,h,g,_]}[a]??[]]);return Rp(e)?[`${v} ${u}`,v]:[v]}let Rp=({view:e,item:t})=>e===`tests`&&t!==``;async function zp(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Bp(e)}}function Bp(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}function Vp(e,n,{className:r=`btn`,icon:i}={}){let a=()=>i?.()??e,o=t(a(),{class:r,\"aria-live\":`polite`,...i===void 0?{}:{\"aria-label\":e,title:e}},()=>{zp(n).then(t=>{let n=t?`Copied`:`The browser refused to copy`;o.textContent=n,i!==void 0&&o.setAttribute(`aria-label`,n),setTimeout(()=>{o.replaceChildren(a()??``),i!==void 0&&o.setAttribute(`aria-label`,e)},2e3)})});return o}let Hp=({org:e})=>({text:`No records yet`,lead:`${L(e)||`The organisation of this key`} has no results. Send the first ones from a folder with test results:`});function Up(t){let n=`export SERVICE_URL=${location.origin}${location.pathname}\\nexport SERVICE_API_KEY=<a key with the scope \"write\">\\nnpx build-report collect`;return e(`div`,{class:`results first-records`},e(`div`,{class:`box`},e(`div`,{class:`box-head`},e(`span`,{class:`strong grow`},`Shell`),Vp(`Copy the lines`,n)),Xs(`Lines for the shell`,n)),e(`p`,{},`They appear here within a minute, without a reload. `,e(`a`,{href:t.link({page:`keys`})},`Create a key`)))}function Wp(t,n){let r=t.branch===``?``:` on ${L(t.branch)}`;return Nl({sentence:`This test did not run${r} in this range.`,reason:e(`span`,{},`Choose a range that starts earlier, or another branch.`,...t.branch===``?[]:[` `,e(`a`,{href:n.link({branch:`*`})},`Show all branches`)]),action:{label:`All tests`,href:n.link({item:``,query:P.query})}})}function Gp({status:n,title:r,detail:i,requestId:a},o,s,c){let l=[...n===0?[]:[`Status ${n}`],...a===``?[]:[`request ${L(a)}`]];return e(`section`,{class:`results`},e(`div`,{class:`banner error-banner`,role:`alert`},it(`incomplete`,`Error`),e(`div`,{class:`grow`},e(`p`,{},e(`b`,{},`${o} could not be read.`),` ${r} ${i}`.trimEnd()),l.length===0?void 0:e(`p`,{class:`dots`},...l.map(t=>e(`span`,{},t)))),n===403?e(`a`,{class:`btn`,href:s.link({...F,org:``,project:``})},`Show the results of this key`):t(`Try again`,{class:`btn`},c)))}function Kp(t,n){return e(`section`,{class:`card charts`,\"aria-label\":`Charts over time`},vc(e(`div`,{class:`item-charts`}),()=>e(`div`,{class:`chart-card pending`}),async()=>{let e=await t();return n.aborted?[]:[qp(e,n)]},n))}function qp({aggregates:e,period:t,interval:n,changes:r},i){let a=Oo(e,t,n),{counts:o,timestamps:s}=a,c=[{title:`Runs`,values:s.map((e,t)=>Object.values(o).reduce((e,n)=>e+(n[t]??0),0)).map(d)},{title:`Failed`,values:o.failed.map(d)}];return Co({title:`Duration`,series:a,interval:n,changes:r,columns:c,isPart:!0},i)}function Jp(e,{name:t,suite:n,owners:r},i){let a=[...n,t].map(e=>Xp(L(e).trim())).join(` \u203a `),o=a.length<=2e3&&!/^[ \u203a]*$/.test(a),[s=``]=r;return JSON.stringify({test:o?a:e,...Yp(`module`,i),...Yp(`owner`,s)},void 0,2)}let Yp=(e,t)=>t===``||t.length>500?{}:{[e]:t},Xp=e=>e.split(`*`).map((e,t,n)=>t===n.length-1?e:e+`\\\\`.repeat(Zp(e))).join(`\\\\*`);function Zp(e){let t=0;for(;e[e.length-1-t]===`\\\\`;)t+=1;return t}let Qp=(t,{item:n,module:r},i)=>vc(e(`aside`,{class:`item-facts`,\"aria-label\":`Facts`}),()=>e(`div`,{class:`facts-pending`}),async()=>{let i=await t.facts();return[e(`dl`,{},...[[`Owner`,i.owners.map(t=>e(`div`,{},ul(t)))],[`File`,$p(i)],[`Tags`,em(i)],[`Fails where`,i.failedJobs.map((e,t)=>tm(e,i.failures,t===0))],[`First seen`,i.firstSeen===void 0?[]:[nm(i.firstSeen.timestamp),...rm(i.firstSeen)]],[`Flaky since`,i.flakySince===void 0?[]:[nm(i.flakySince.timestamp),...im(i.flakySince)]],[`Quarantine`,i.quarantine===void 0?am(n,i,r):om(i.quarantine)]].filter(([,e])=>e.length>0).flatMap(([t,n])=>[e(`dt`,{},t),e(`dd`,{},...n)]))]},i),$p=({file:t,line:n})=>t===void 0?[]:[e(`code`,{class:`plain`},L(Ef({path:t,...we({line:n})})))];function em({tags:t}){let n=t.length-20;return[...t.slice(0,20).map(t=>e(`span`,{class:`tag`},L(t))),...n>0?[` and ${f(n,`other tag`)}`]:[]]}let tm=({job:t,failures:n},r,i)=>e(`div`,i?{}:{class:`quiet`},`${L(t)||`(no job)`} ${d(n)} of ${d(r)}`),nm=t=>{let n=new Date(t),r=Oa(n);return Number.isNaN(n.getTime())?e(`span`,{},`\u2013`):e(`time`,{datetime:n.toISOString(),title:r},r.slice(0,r.indexOf(`,`)))},rm=e=>e.build===``?[]:[`, `,Pa(e)];function im(e){let t=Na(e.commit);return t===void 0?rm(e):[`, `,Je(e.url,{},t)]}let am=(t,n,r)=>[e(`div`,{},`Not quarantined`),Vp(`Copy the entry`,Jp(t,n,r),{className:`text-button`})],om=({since:t,until:n=``,owner:r=``,reason:i=``,issue:a=``})=>[e(`div`,{},`Since `,t===0?`\u2013`:nm(t),n===``?``:`, until ${L(n)}`),...[ul(r),L(i)].filter(e=>e!==``).map(t=>e(`div`,{class:`secondary`},t)),...a===``?[]:[e(`div`,{},Je(a,{},L(a)))]];function sm({ref:e,builds:t,tests:n},r){let i=n[0]?.results??``,a=t.map(({attempts:t,build:n,...a},o)=>{let s=i[o]??`-`,c=s in et?et[s]:`none`,l=new Set([n,...t]);return{...a,build:n,ref:e,result:c,word:c===`none`?`did not run`:c,duration:()=>lm(r().filter(e=>l.has(e.build)))}});return{title:Po(a.length,e),entries:a}}function cm(e,t){let n=t===``?`all branches`:L(t);return{title:`${e.length===1?`Last run`:`Last ${f(e.length,`run`)}`} on ${n}`,entries:e.toReversed().map(e=>{let t=Zs(e);return{...e,word:t,result:Object.values(et).find(e=>e===t)??`none`,duration:()=>e.duration}})}}function lm(e){let t=e.flatMap(({duration:e})=>e??[]);return t.length===0?void 0:Math.max(...t)}let um=[{title:`Build`,content:Pa},{title:`Commit`,content:({commit:e,commitMessage:t})=>[Na(e),t===void 0?void 0:` ${L(t)}`]},{title:`Branch`,content:({ref:e})=>L(e)},{title:`Result`,content:({word:e})=>e},{title:`Duration`,content:e=>dm(e.duration())},{title:`When`,content:({timestamp:e})=>Aa(e)}],dm=e=>e===void 0?`\u2013`:U(e),fm=(e,t)=>ao(um,e.toReversed(),t),pm=(t,n,r)=>vc(e(`section`,{class:`runs`,\"aria-label\":`History`}),()=>e(`div`,{class:`card history-pending`}),async()=>{let e=await mm(t,n);return e.entries.length===0?[]:[hm(e)]},r);async function mm(e,t){let n=[],r=e.newest().then(({runs:e})=>(n=e,e));r.catch(()=>{});let i=await e.builds();return i.builds.length===0?cm(await r,t):sm(i,()=>n)}function hm({title:t,entries:n}){let r=yp(n.map(({timestamp:e})=>e)),i=e(`div`,{},Xe(n.map(gm),t),r),a=e(`div`,{}),o=_p(i,a);return o.addEventListener(`click`,()=>a.replaceChildren(fm(n,t))),e(`div`,{class:`card padded`},e(`div`,{class:`card-head`},e(`h2`,{},t),e(`span`,{class:`hint keys-hint`},`\u2190 \u2192 move along the builds, Enter opens one`),o),i,a)}function gm(e){let{build:t,commit:n=``,commitMessage:r=``,ref:i,word:a,result:o,timestamp:s,url:c}=e;return{result:o,label:`Build ${L(t)}: ${a}`,get tip(){let o=e.duration(),c=[`Build ${t}`,n.slice(0,7),r,i,a].map(L),l=[o===void 0?``:U(o),ka(Date.now()-s)];return[...c,...l].filter(e=>e!==``).join(` · `)},url:c}}let _m=(t,n,{slower:r},i)=>vc(e(`div`),()=>vm(t,n,[`Median`,`\u2026`,void 0]),async()=>{let e=await r();return[vm(t,n,e===void 0?xm(`Median`,t,n,`p50`):Sm(e))]},i);function vm(t,n,r){let{total:i,before:a,runs:o}=t,s=ym(i);return e(`dl`,{class:`card kpis`},...[[`Passed at the first attempt`,s===void 0?`\u2013`:Ia(s.value),s&&bm(s,a&&ym(a))],r,xm(`95th percentile`,t,n,`p95`),[`Runs`,d(o),e(`small`,{class:`quiet`},`in ${O(n)}`)]].map(([t,n,r])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r))))}function ym({counts:e,flakyCount:t}){let n=e.failed+e.successful;if(n===0)return;let r=(e.successful-t)/n;return{value:r,variance:r*(1-r)/n}}let bm=(e,t)=>t&&bu(e.value-t.value,Math.sqrt(e.variance+t.variance));function xm(e,{total:t,before:n},r,i){let a=`${e} in ${O(r)}`;if(!De(t))return[a,`\u2013`,void 0];let[o,s]=[t.durations[i],n?.durations[i]??0];if(n===void 0||s===0)return[a,U(o),void 0];let c=i===`p50`&&fu(t,n);return[a,U(o),Ra(o,s,c)]}function Sm({test:{before:t,after:n},group:r}){let i=e(`span`,{},`Median since `,...hf(r)),a=t=>e(`span`,{class:`level`},t);return[i,e(`span`,{},a(`${U(t)} \u2192`),` `,a(U(n))),t===0?void 0:Ra(n,t)]}let Cm=t=>t.split(/(#(?![\\p{L}_]))/u).filter(e=>e!==``).map(t=>t===`#`?e(`span`,{class:`placeholder`},`#`):t),wm={passed:`passed`,flaky:`flaky`,failed:`failed`,skipped:`skipped`,cancelled:`cancelled`,running:`running`},Tm=[{title:`Build`,content:Em},{title:`Job`,className:`column-job`,content:({job:e})=>L(e)},{title:`Duration`,className:`number column-duration`,content:({duration:e})=>e===void 0?`\u2013`:U(e)},{title:`When`,className:`number column-when`,content:({timestamp:e})=>Aa(e)}];function Em(t){let{build:n,commit:r,commitMessage:i,ref:a,url:o,superseded:s}=t,c=Zs(t),l=L(n)||`(no build)`;return e(`div`,{class:`marked`},it(wm[c]??`unknown`,c.slice(0,1).toUpperCase()+c.slice(1)),e(`div`,{class:`grow`},e(`p`,{class:`run-title`},Je(o,{class:`plain strong`},l),` ${L(i??``)}`),$s(Na(r),L(a)||void 0,Dm(t),s?`replaced by a later attempt`:void 0)))}function Dm(t){if(t.status===`successful`)return t.attemptCount===0?void 0:`passed on attempt ${d(t.attemptCount+1)}`;let n=L(oc(t));return n===``?void 0:e(`code`,{class:`plain run-end`},...Cm(n))}async function Om(e){let[t,n]=await Promise.all([e.newest(),e.notPassed()]),{runs:r,nextCursor:i}=t;return{all:{runs:()=>r,hasMore:()=>i!==void 0,async readMore(){if(i===void 0)return;let t=await e.older(i);r=[...r,...t.runs],i=t.nextCursor}},notPassed:n}}let km={all:`All`,notPassed:`Not passed`},Am=(t,n,r)=>vc(e(`section`,{class:`card runs-card`,\"aria-labelledby\":`runs-title`}),()=>e(`div`,{class:`runs-pending`}),async()=>{let e=await Om(t);return jm(e,e.notPassed.runs().length>0?`notPassed`:`all`,n)},r);function jm(n,r,i){let a=no(Tm,[],{class:`blocks runs-table`,\"aria-labelledby\":`runs-title`}),o=e(`tbody`,{});a.tBodies[0]?.replaceWith(o);let s=e(`p`,{class:`card-line hint`}),c=e(`span`,{role:`status`,class:`hint`}),l=t(``,{class:`text-button`},()=>void _()),u=e(`div`,{class:`card-line table-foot`},l,c),d=r,p=e=>io(Tm,e),m=Wu(`runs-choice`,`Show`,h);function h(e){d=e,m.show(e,Uu(km)),c.textContent=``,o.replaceChildren(...n[e].runs().slice(0,5).map(p)),g()}function g(){let{runs:e,hasMore:t}=n[d],[r,c]=[o.childElementCount,e().length];a.hidden=r===0,s.hidden=r>0,s.textContent=d===`all`?`It did not run in this range.`:`It passed at the first attempt each time.`,u.hidden=r===c&&!t();let p=d===`all`?`Older runs`:`All ${f(Math.max(i,c),`run`)} that did not pass at the first attempt`;l.textContent=r<=5?p:`Older runs`}async function _(){let e=n[d];l.disabled=!0,c.textContent=``;try{o.childElementCount===e.runs().length&&await e.readMore()}catch(e){c.textContent=e instanceof Error?e.message:String(e)}if(l.disabled=!1,e!==n[d])return;let t=e.runs().slice(o.childElementCount).map(p);o.append(...t),g(),u.hidden&&t[0]?.querySelector(`a`)?.focus()}return h(r),[e(`div`,{class:`card-head`},e(`h2`,{id:`runs-title`},`Runs`),m.root),a,s,u]}function Mm(e,t){if(t===void 0)return e;let{before:n,after:r}=t.test,{since:i}=t.group,{period:a,interval:o,changes:s}=e,c=Math.floor(i.timestamp/o),l=c*o,u=s.filter(e=>e.after<e.before||e.timestamp<=l-3*o),d={index:c-Math.floor(a.fromTs/o),before:n,after:r,timestamp:l,build:i};return{...e,changes:[...u,d].sort((e,t)=>e.timestamp-t.timestamp)}}function Nm(t,n){let{signature:r,cause:i,builds:a,jobs:o,place:s}=t,c=e(`code`,{},...Cm(L(r))),l=$s(...Pm(t),Fm(o)||void 0,s===``?void 0:e(`code`,{class:`plain`},s)),u=i===``?e(`p`,{class:`cause-title`},c):e(`a`,{class:`cause-title`,href:n.link({view:`causes`,item:i,query:``})},c);return{root:e(`li`,{class:`cause`},e(`p`,{class:`cause-count`},d(a),e(`span`,{class:`visually-hidden`},a===1?` build: `:` builds: `)),e(`div`,{class:`cause-texts`},u,l,Im(t))),cause:i,showShared(t){t>0&&l.append(e(`span`,{},`shared with ${f(t,`other test`)}`))}}}function Pm({first:t,last:n}){let r=(t,n)=>e(`span`,{},`${t} seen `,Je(n.url,{},Aa(n.timestamp)));return t.timestamp===n.timestamp?[r(`first and last`,n)]:[e(`span`,{},r(`first`,t),`, `,r(`last`,n))]}function Fm([e,...t]){return e===void 0?``:t.length===0?L(e):`${L(e)} and ${f(t.length,`other job`)}`}function Im({runs:t,builds:n}){if(t.length===0)return;let r=e(`details`,{class:`cause-runs`},e(`summary`,{},`Messages and attempts of ${t.length<n?`the last ${f(t.length,`run`)}`:t.length===1?`this run`:`${t.length} runs`}`));return r.addEventListener(`toggle`,()=>r.append(e(`ol`,{class:`failure-items`},...t.map((e,t)=>tc(e,t===0)))),{once:!0}),r}let Lm=({status:e,steps:t=[]})=>e===`failed`||t.some(Lm),Rm=({status:e,steps:t=[]})=>e===`failed`&&!t.some(Lm),zm=e=>e.status===`successful`&&!Lm(e);function Bm(e){let t=[];for(let n=0;n<e.length;){let r=Vm(e,n);if(r.length>3)t.push({passed:r});else for(let e of r)t.push({step:e,isOnPath:!1});n+=r.length;let i=e[n];i===void 0||r.length>0||(t.push({step:i,isOnPath:Lm(i)}),n+=1)}return t}function Vm(e,t){let n=t;for(let r=e[n];r!==void 0&&zm(r)&&r.phase===e[t]?.phase;r=e[n])n+=1;return e.slice(t,n)}function Hm(e){let t=e.flatMap(({duration:e})=>e??[]);return t.length===0?void 0:t.reduce((e,t)=>e+t,0)}function Um(t,n,r=`step`){return e(`ul`,{},...Bm(t).map((e,t)=>Wm(e,n,`${r}-${t}`)))}function Wm(t,n,r){if(`passed`in t)return Gm(t.passed,n,r);let{step:i,isOnPath:a}=t,o=Rm(i),s=i.message===void 0||n.message.includes(i.message)?void 0:i.message,c=s===void 0?void 0:e(`p`,{class:`step-message`},ye(s)),l=i.text===void 0?void 0:Xs(`Text of the step`,ye(i.text)),u=i.steps===void 0?void 0:Um(i.steps,n,r),d=o?`step failed`:`step`,f=Km(i,n.attachments);if(l===void 0&&u===void 0)return e(`li`,{},e(`div`,{class:d},...f),c);let p=e(`details`,{\"data-key\":r},e(`summary`,{class:d},...f),c,l,u);return p.open=a||n.isOpen===!0,e(`li`,{},p)}function Gm(t,n,r){let i=Hm(t),a=[`${f(t.length,`step`)} passed`,...i===void 0?[]:[U(i)]].join(` · `),o=e(`summary`,{class:`step`},qm(`successful`),Jm(t[0]),e(`span`,{class:`step-name quiet`},a)),s=e(`ul`,{},...t.map((e,t)=>Wm({step:e,isOnPath:!1},n,`${r}-${t}`))),c=e(`details`,{class:`step-fold`,\"data-key\":r},o,s);return c.open=n.isOpen===!0,e(`li`,{},c)}function Km(t,n){let r=(t.attachments??[]).flatMap(e=>n[e]??[]),i=L(t.name).trim()||`(no name)`;return[qm(t.status),Jm(t),e(`span`,{class:t.phase===void 0?`step-name`:`step-name quiet`},i),r.length===0?void 0:Ym(r),t.duration===void 0?void 0:e(`span`,{class:`small quiet nowrap`},U(t.duration))]}let qm=e=>it(e===`successful`?`passed`:e,Eo[e]),Jm=t=>t?.phase===void 0?void 0:e(`span`,{class:`small quiet`},t.phase),Ym=t=>e(`span`,{class:`step-files small quiet`,title:t.map(({name:e})=>L(e)).join(`\n`)},at(`clip`),e(`span`,{\"aria-hidden\":`true`},String(t.length)),n(f(t.length,`file`)));function Xm({steps:n=[],stepsLeftOut:r=0,attachments:i=[],message:a=``},o){if(n.length===0)return;let s=Um(n,{attachments:i,message:a}),c=[...s.querySelectorAll(`details`)],l=()=>c.every(({open:e})=>e),u=t(`Open all`,{class:`btn compact`},()=>{let e=!l();for(let t of c)t.open=e});s.addEventListener(`toggle`,()=>{u.textContent=l()?`Close all`:`Open all`},!0),u.hidden=c.length===0;let p=n.filter(Lm).length;return e(`div`,{class:`box`,role:`group`,\"aria-label\":`Steps`},e(`div`,{class:`box-head`},o,e(`span`,{class:`small quiet grow`},[f(n.length,`step`),...p===0?[]:[`${d(p)} failed`]].join(`, `)),u),e(`div`,{class:`steps`},s),Zm(r))}let Zm=t=>t===0?void 0:e(`p`,{class:`box-note small quiet`},`${f(t,`more step`)} ${t===1?`was`:`were`} left out.`),Qm=new Map([[`image/png`,{kind:`image`,extension:`png`}],[`image/jpeg`,{kind:`image`,extension:`jpg`}],[`image/gif`,{kind:`image`,extension:`gif`}],[`image/webp`,{kind:`image`,extension:`webp`}],[`image/avif`,{kind:`image`,extension:`avif`}],[`video/webm`,{kind:`video`,extension:`webm`}],[`video/mp4`,{kind:`video`,extension:`mp4`}],[`application/vnd.playwright.trace+zip`,{kind:`trace`,extension:`zip`}],[`text/plain`,{kind:`text`,extension:`txt`}],[`text/x-log`,{kind:`text`,extension:`log`}],[`text/markdown`,{kind:`text`,extension:`md`}],[`application/json`,{kind:`text`,extension:`json`}],[`application/x-ndjson`,{kind:`text`,extension:`ndjson`}],[`text/csv`,{kind:`text`,extension:`csv`}],[`text/tab-separated-values`,{kind:`text`,extension:`tsv`}],[`application/yaml`,{kind:`text`,extension:`yaml`}],[`application/xml`,{kind:`text`,extension:`xml`}],[`text/html`,{kind:`text`,extension:`html`}],[`image/svg+xml`,{kind:`text`,extension:`svg`}],[`application/har+json`,{kind:`text`,extension:`har`}],[`text/x-diff`,{kind:`text`,extension:`diff`}],[`application/pdf`,{kind:`other`,extension:`pdf`}],[`application/zip`,{kind:`other`,extension:`zip`}],[`application/gzip`,{kind:`other`,extension:`gz`}],[`application/x-dmp`,{kind:`other`,extension:`dmp`}]]),$m=e=>Qm.get(e??``)?.kind??`other`,eh=/^error-context(?:\\.md)?$/,th=({type:e,url:t,reason:n})=>n===void 0&&(e!==void 0||t!==void 0),nh=({name:e,path:t,url:n})=>t===void 0&&n===void 0||eh.test(e);function rh(e){let t=new Set,[n,r,i,a]=[0,0,0,0];for(let o of e){if(!th(o))continue;let e=$m(o.type);e===`image`&&o.comparison!==void 0?t.add(o.comparison.name):e===`image`?n+=1:e===`video`?r+=1:e===`trace`?i+=1:e!==`other`&&nh(o)||(a+=1)}return{comparisons:t.size,screenshots:n,videos:r,traces:i,files:a}}let ih=(e,t)=>e===0?[]:[e===1?t:f(e,t)],ah=(e,t)=>e===0?[]:[f(e,t)],oh=({comparisons:e,screenshots:t,videos:n,traces:r,files:i})=>[...ah(e,`image comparison`),...ih(t,`screenshot`),...ih(n,`video`),...ih(r,`Playwright trace`),...ah(i,`file`)].join(` · `);function sh({run:t,evidence:n},r){let i=e(`h3`,{},`Steps`,...r?[` of `,Pa(t)]:[]);return[Xm({...n,message:ac(t)},i),ch(n,Pa(t))].filter(e=>e!==void 0)}function ch({attachments:t,attachmentsLeftOut:n},r){let i=rh(t.filter(({size:e})=>e!==void 0)),a=oh({...i,files:i.files+n});if(a!==``)return e(`p`,{class:`run-files`},a,e(`span`,{class:`hint`},`The files are not on this server. Look for them in the report of `,r,`.`))}function lh(e,t){let n=new Map;for(let t of e){let e=[...t.cause===void 0?[]:[`cause ${t.cause}`],`signature ${oc(t)}`],r=e.map(e=>n.get(e)).find(e=>e!==void 0)??[];r.push(t);for(let t of e)n.has(t)||n.set(t,r)}let r=[...new Set(n.values())].map(e=>uh(e,t)),i=new Set(e.map(({cause:e})=>e)),a=t.filter(({cause:e})=>!i.has(e)).map(dh);return[...r,...a].sort((e,t)=>t.builds-e.builds||t.last.timestamp-e.last.timestamp)}function uh(e,t){let n=new Set(e.map(({cause:e})=>e)),r=t.filter(({cause:e})=>n.has(e)),i=new Set(e.map(({build:e})=>e.replace(/\\.[1-9]\\d{0,8}$/,``))),a=e.find(({cause:e})=>e!==void 0)??e[0],o=[...e,...r.flatMap(e=>[ja(e),Ma(e)])].sort((e,t)=>e.timestamp-t.timestamp),[s=fh,c=s]=[o[0],o.at(-1)];return{signature:a&&oc(a)||`No message`,cause:a?.cause??``,builds:Math.max(i.size,...r.map(({builds:e})=>e)),first:s,last:c,jobs:ph(e),place:e.map(sp).find(e=>e!==``)??``,runs:e}}let dh=e=>({signature:sc(e.title),cause:e.cause,builds:e.builds,first:ja(e),last:Ma(e),jobs:[],place:``,runs:[]}),fh={timestamp:0,build:``};function ph(e){let t=new Map;for(let{job:n}of e)n!==``&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,e],[,t])=>t-e).map(([e])=>e)}let mh=e=>e>=55296&&e<=56319,hh=(e,t)=>e.slice(0,mh(e.charCodeAt(t-1))?t-1:t);function gh(e){let t=[];return _h(e,[],t,!1),t.length===0&&_h(e,[],t,!0),t}function _h(e,t,n,r){if(!(!Array.isArray(e)||t.length>=20))for(let i of e){if(!vh(i))continue;let e=i.status===`failed`;if(!e&&!r)continue;let a=n.length;_h(i.steps,[...t,i],n,r),e&&n.length===a&&n.push([...t,i])}}let vh=e=>typeof e==`object`&&!!e&&typeof e.name==`string`;function yh(e){let[t,...n]=gh(e);if(t===void 0)return;let r=t.map(e=>e.phase).find(e=>e===`setup`||e===`teardown`),[i,...a]=t;return{names:[i.name,...a.map(({name:e})=>e)],...r===void 0?{}:{phase:r},...n.length===0?{}:{more:n.length}}}function bh({names:e,phase:t,more:n=0},r=``){let i=e.map(e=>L(e).trim()||`(no name)`),a=i.at(-1)??``;if(L(r).includes(a))return;let o=t===void 0?[]:[t],s=n===0?``:` and ${n} more`,c=e=>`step: ${[...o,...e].join(` \u203a `)}${s}`,[l=``,...u]=i,d=[...i.length<=4?[i]:[[l,`\u2026`,...i.slice(-2)]],...u.length>1?[[l,`\u2026`,a]]:[],...u.length>0?[[`\u2026`,a]]:[]].map(c).find(e=>e.length<=160);if(d!==void 0)return d;let f=u.length>0?[`\u2026`,a]:[a],p=160-c([...f.slice(0,-1),``]).length-2;return c([...f.slice(0,-1),`${hh(a,p)} \u2026`])}function xh(e){let t=[];for(let n of ap(e)){let e=t.at(-1);n.frame?.library===void 0?t.push({item:n}):e!==void 0&&`libraries`in e?e.libraries.push(n):t.push({libraries:[n]})}return t.flatMap(e=>`item`in e?[Sh(``,...wh(e.item))]:Ch(e.libraries))}let Sh=(t,...n)=>e(`span`,{class:`line${t}`},...n);function Ch(n){let r=n.map(({text:e})=>Sh(` library`,e)),i=n.map(({frame:e})=>e?.library??``),a=e(`span`,{tabindex:`-1`},...r);a.hidden=!0;let o=t(`${jf(n.length,i)} \u2014 show`,{class:`line library unfold`},()=>{a.hidden=!1,a.focus(),o.remove()});return[o,a]}function wh({text:t,frame:n}){let r=n?.call??``,i=r===``?-1:t.indexOf(r);return i===-1?[t===``?` `:t]:[t.slice(0,i),e(`b`,{},r),t.slice(i+r.length)]}function Th(t,n=[]){let{attempts:r,attemptCount:i}=t,a={...t,number:i+1},{number:o,text:s}=[a,...r.map((e,t)=>({...e,number:t+1})).reverse()].map(e=>({number:e.number,text:ac(e)})).find(e=>e.text!==``)??{number:a.number,text:``},c=o===a.number?yh(n):void 0,l=c&&bh(c,s),u=[l,s].filter(e=>e!==void 0&&e!==``);return u.length===0?void 0:e(`div`,{class:`box latest-message`},e(`div`,{class:`box-head`},e(`h3`,{},`Latest message`),e(`span`,{class:`quiet`},Pa(t),i===0?``:`, attempt ${o}`),Vp(`Copy the message`,u.join(`\n`),{className:`btn icon compact`,icon:()=>at(`copy`)})),Ys(`Latest message`,l===void 0?void 0:e(`span`,{class:`line quiet`},l),...s===``?[]:xh(s)))}let Eh=(t,n,r,i)=>vc(e(`section`,{class:`card why`,\"aria-labelledby\":`why-title`}),()=>e(`div`,{class:`why-pending`}),async()=>{let[i,a,o]=await Promise.all([t.notPassed(),t.causes(),Ah(t)]),s=lh(i.runs(),a),c=s.map(e=>Nm(e,r));return s.some(({cause:e})=>e!==``)&&Nh(c,t.causesOfModule),[Dh(n,s.length>0),s.length===0?e(`p`,{class:`card-line hint`},`It passed at the first attempt each time.`):void 0,Oh(c.slice(0,5)),kh(c.slice(5)),...jh(i.runs(),o)].filter(e=>e!==void 0)},i),Dh=(t,n)=>e(`div`,{class:`card-head`},e(`h2`,{id:`why-title`},`Why it fails`),n?e(`span`,{class:`hint`},`builds in ${O(t)}`):void 0),Oh=t=>t.length===0?void 0:e(`ol`,{class:`causes`},...t.map(({root:e})=>e));function kh(t){return t.length===0?void 0:e(`details`,{class:`other-causes`},e(`summary`,{},t.length===1?`Another cause`:`${t.length} other causes`),Oh(t))}let Ah=e=>e.failedRun().catch(()=>`error`);function jh(t,n){let r=n===`error`?void 0:n,i=Mh(t,r);return[...i===void 0?[]:[i.box],...r===void 0?[]:sh(r,r.run!==i?.run),...n===`error`?[e(`p`,{class:`run-files hint`},`The steps of the latest failure could not be read.`)]:[]]}function Mh(e,t){for(let n of e){let e=Th(n,n===t?.run?t.evidence.steps:[]);if(e!==void 0)return{run:n,box:e}}}async function Nh(e,t){let n=await t().catch(()=>[]),r=new Map(n.map(e=>[e.cause,e.tests]));for(let{cause:t,showShared:n}of e)n((r.get(t)??1)-1)}function Ph(t,n){let{metrics:r,state:i,period:a,address:o,readChartData:s,reader:c}=t,l=Kp(async()=>{let[e,t]=await Promise.all([s(r.id),c.slower()]);return Mm(e,t)},n),u=_m(r,a,c,n),{counts:d,flakyCount:f}=r.total;return{root:e(`article`,{class:`item`},pm(c,i.branch,n),e(`div`,{class:`item-columns`},u,Qp(c,i,n),e(`div`,{class:`item-parts`},Eh(c,a,o,n),l,Am(c,d.failed+f,n)))),title:Fh(t,n)}}function Fh({metrics:t,period:n,address:r,reader:i,onTitle:a},o){let s=_l(t),c=e(`span`,{class:`above-item`},e(`a`,{class:`back`,href:r.link({item:``})},`\u2190 All tests`),s===``?void 0:e(`span`,{},s)),l={text:gl(t),above:c,isItem:!0},u=vd(i,n,e=>a({...l,lead:u,mark:e}),o);return{...l,lead:u}}function Ih({items:t,period:n},{address:r,readChartData:i,testReader:a,frame:o,list:s,listTitle:c}){let l=e(`div`,{class:`results`}),u,d;function f(e){let{item:t}=e;u?.stop.abort();let n=new AbortController,i=p(e,n.signal);u={item:t,stop:n},d=i?.title??(t===``?c:void 0),i===void 0?t===``?s!==void 0&&l.replaceChildren(s.root):l.replaceChildren(Wp(e,r)):l.replaceChildren(i.root)}function p(e,s){let c=t.find(({id:t})=>t===e.item);return c===void 0?void 0:Ph({metrics:c,state:e,period:n,address:r,readChartData:i,reader:a(e.item),onTitle:e=>{d=e,o.update()}},s)}return{root:l,title:()=>d,show(e){let t=u;s?.show(e),t?.item!==e.item&&(f(e),t!==void 0&&(e.item===``?s?.focus(t.item):d!==void 0&&o.focusTitle()))},close:()=>u?.stop.abort()}}function Lh(e,t,{fromTs:n,toTs:r},{ref:i,builds:a}){let{project:o,module:s}=t,c=Math.min(...a.map(({timestamp:e})=>e)),l={fromTs:a.length===0?n:c,toTs:r},u=ld(e,{...t,branch:i},l);return{read:(e,t)=>u(e.map(e=>({project:o,module:s,testId:e})),({testId:e},n)=>t(e,n))}}async function Rh(e,t,n){let r=await Fp(e,t,n),{items:i,period:a}=r,[o,s,c,l]=await Promise.all([e.builds(t,a,{limit:50}),e.flakyTests(t,a,{limit:500}),e.slowerTests(t,a),e.quarantinedTests(t,a)]),{failing:u,rows:d}=await zh(e,t,a,o,i,Lh(e,t,a,o));return{...r,branch:o,tests:Vh(i,u,s,c,l),rows:d,flakyCount:s.testCount}}async function zh(e,t,n,{ref:r,builds:i},a,o){let s=a.filter(({total:e})=>e.counts.failed>0).toSorted((e,t)=>Bh(t)-Bh(e)),c=s.length>200?cc(i,50)?.newest:void 0,l=c===void 0?[]:await e.aggregates({...t,branch:r},{fromTs:c.timestamp,toTs:n.toTs},n.toTs,{status:`failed`}),u=new Set(l.map(({id:e})=>e)),d=[...new Set([...u,...s.map(({id:e})=>e)])].slice(0,200),f=new Map;return await o.read(d,(e,t)=>{t!==void 0&&(f.set(e,t),lc(t.results??``)===void 0?u.delete(e):u.add(e))}),{failing:u,rows:f}}let Bh=({failureRate:e=0})=>e;function Vh(e,t,n,r,i){let a=new Map(n.tests.map(e=>[e.testId,e])),o=pd(r),s=new Set(i.map(({testId:e})=>e));return e.map(e=>{let{id:n}=e,r={metrics:e,isQuarantined:s.has(n),flaky:a.get(n),slower:o.get(n)};return{...r,status:t.has(n)?`failing`:Hh(r)}})}function Hh({metrics:e,isQuarantined:t,flaky:n,slower:r}){if(n!==void 0)return`flaky`;if(r!==void 0)return`slower`;if(t)return`quarantined`;let{successful:i,skipped:a}=e.total.counts;return i>0?`passed`:a>0?`skipped`:`unknown`}function Uh(e,t){let n=new Map;for(let r of e){let e=t(r);if(e===void 0)continue;let i=n.get(e);i===void 0?n.set(e,[r]):i.push(r)}return n}function Wh(e,t,n){let r=new Map(e.map(e=>[e,Jh(e,t,n)])),i=e=>r.get(e)??-1;return e.toSorted((e,n)=>(t===`attention`?qh(e)-qh(n):0)||i(n)-i(e)||Gh.compare(e.metrics.name,n.metrics.name)||Gh.compare(e.metrics.suite.join(`\n`),n.metrics.suite.join(`\n`)))}let Gh=new Intl.Collator(`en`,{numeric:!0}),Kh={failing:0,flaky:1,slower:2},qh=({status:e})=>Kh[e]??3;function Jh(e,t,n){let{metrics:r,status:i,flaky:a,slower:o}=e;return t===`name`?0:t===`median`?u(e).median??-1:t===`change`?1+(u(e).change??-1):t===`failed`?r.total.totalCount===0?0:(r.total.counts.failed+r.total.flakyCount)/r.runs:i===`failing`?lc(n.get(r.id)?.results??``)??-1:i===`flaky`?a?.lostMs??0:i===`slower`?o?.group.since.timestamp??0:0}function Yh(e,{isOpen:t,isOnlySlower:n}){let r=Uh(e,({slower:e})=>e?.group);return e.flatMap(e=>{let i=e.slower?.group,a=i===void 0?[]:r.get(i)??[],o={kind:`test`,test:e,isPart:!1};if(i===void 0||a.length<3)return[o];let s=e.status===`slower`||n?[]:[o];if((a.find(({status:e})=>e===`slower`)??a.at(-1))!==e)return s;let c={kind:`group`,group:i,tests:a,isOpen:t(i)};return[...s,c,...c.isOpen?a.map(e=>({kind:`test`,test:e,isPart:!0})):[]]})}let Xh=e=>e.kind===`test`?[e.test]:e.tests.slice(0,Zh),Zh=20;function Qh(t,n){let{root:r,input:i}=Wl(`Filter tests`,{id:`search`});i.addEventListener(`input`,()=>n.change({query:i.value},`replace`));let a=$h(t),c=ql({id:`filter-status`,label:`Status`,isLabelShown:!0,items:()=>{let e=n.state().status,r=Object.keys(o).filter(t=>a[t]>0||t===e);return[{title:`All`,count:t.length,onChoose:()=>n.change({status:``},`push`),isCurrent:e===``},...r.map(t=>({title:o[t],count:a[t],onChoose:()=>n.change({status:t},`push`),isCurrent:t===e}))]}}),l=ml(t.map(({metrics:e})=>e)),u=Xl(n,l),d=Wu(`filter-order`,`Order`,e=>n.change({sort:e},`push`));return{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Tests`},r,c.root,u.root,d.root),show(e){i.value!==e.query&&(i.value=e.query),c.show(e.status===``?`All`:o[e.status]),c.root.classList.toggle(`chosen`,e.status!==``),u.show(e.owner),u.root.classList.toggle(`chosen`,e.owner!==``),u.root.hidden=l.length===0&&e.owner===``,d.show(e.sort,Uu(s))},focus:()=>i.focus()}}function $h(e){let t=Object.keys(o);return Object.fromEntries(t.map(t=>[t,e.filter(e=>l(e,t)).length]))}function eg(e){let{failing:t,flaky:n,slower:r,passed:i}=$h(e),a=[t===0?``:`${d(t)} ${t===1?`fails`:`fail`}`,n===0?``:`${d(n)} flaky`,r===0?``:`${d(r)} slower`].filter(e=>e!==``),o=f(e.length,`test`);return a.length>0?`${o}: ${a.join(`, `)}`:i<e.length?`${o}, none fails`:e.length===1?`1 test, it passes`:`${o}, all pass`}let tg={failing:[`fails`,`fail`],flaky:[`is flaky`,`are flaky`],slower:[`is slower`,`are slower`],quarantined:[`is quarantined`,`are quarantined`],skipped:[`is skipped`,`are skipped`],passed:[`passes`,`pass`],unknown:[`has no result`,`have no result`]};function ng(e,t,n){let r=n===``?``:` ${tg[n][e===1?0:1]}`;return`${d(e)} of ${f(t,`test`)}${r}`}function rg(e){let{hasOwners:t,historyTitle:n,slotsOf:r}=e;return[{title:`Test`,content:t=>t.kind===`test`?ag(t,e):og(t,e)},{title:n,className:`history-cell`,content:e=>r(e).history},{title:`Failed or flaky`,className:`number wide`,content:e=>r(e).failed},{title:`Last one`,className:`number wide optional quiet`,content:e=>r(e).last},{title:`Median`,className:`number last`,content:e=>lg(e,r(e))},{title:`Change`,className:`number wide`,content:dg},...t?[{title:`Owner`,className:`owner wide medium`,content:e=>pl(ig(e))}]:[]]}let ig=e=>e.kind===`test`?e.test.metrics.owners:[...new Set(e.tests.flatMap(({metrics:e})=>e.owners))];function ag({test:t,isPart:n},{linkOf:r,slotsOf:i}){let{metrics:a,isQuarantined:o,status:s}=t,l=n?cg(t):sg(t,i({kind:`test`,test:t,isPart:n}));return e(`span`,{class:n?`marked part`:`marked`},it(...c[s]),e(`span`,{class:`test-name`},e(`a`,{href:r(a.id)},gl(a)),...o&&s!==`quarantined`?[` `,e(`span`,{class:`tag`},`Quarantined`)]:[],l.length===0?void 0:e(`span`,{class:`suite`},...l)))}function og({group:n,tests:r,isOpen:i},{onToggle:a}){let o=gf(n.since);return e(`span`,{class:`marked`},it(...c.slower),e(`span`,{class:`test-name`},t(mf(n,r.length),{class:`fold-toggle`,\"aria-expanded\":String(i)},()=>a(n)),e(`span`,{class:`suite`},`slower since `,...hf(n),o===``?``:` · ${o}`)))}function sg(e,{since:t}){let{metrics:n,status:r,flaky:i,slower:a}=e,o=_l(n);return[...o===``?[]:[[o]],...r===`failing`?[[`fails`,t]]:[],...r===`flaky`&&i!==void 0?[[`flaky since ${Ya(Re(i))}`]]:[],...a===void 0?[]:[[`slower since `,...hf(a.group)]]].flatMap((e,t)=>t===0?e:[` · `,...e])}function cg({slower:e}){if(e===void 0)return[];let{before:t,after:n}=e.test;return[`${U(t)} \u2192 ${U(n)}`]}function lg(t,{phone:n}){let r=t.kind===`group`?`slower`:t.test.status;return r!==`failing`&&r!==`flaky`&&r!==`slower`?[ug(t)]:[e(`span`,{class:`not-phone`},ug(t)),e(`span`,{class:`only-phone`},r===`slower`?dg(t):n)]}function ug(e){let t=(e.kind===`group`?e.tests:[e.test]).map(e=>u(e).median).filter(e=>e!==void 0);if(t.length===0)return`\u2013`;let[n,r]=[U(Math.min(...t)),U(Math.max(...t))];return n===r?n:`${n} to ${r}`}function dg(e){let t=(e.kind===`group`?e.tests:[e.test]).map(e=>u(e).change).filter(e=>e!==void 0),[n]=t;if(n===void 0)return`\u2013`;if(e.kind===`group`)return vf(t);let{slower:r,metrics:i}=e.test,a=r===void 0&&(i.before===void 0||fu(i.total,i.before));return Ra(1+n,1,a)}function fg({tests:e,rows:t,branch:n},{rows:r,linkOf:i}){let a=new Map(t),o=new Set(t.keys()),s=new Map,c=new Set,l=[],u,p=25,m,h=Ku({columns:rg({hasOwners:e.some(({metrics:e})=>e.owners.length>0),historyTitle:n.builds.length===0?`Last builds`:Po(n.builds.length,n.ref),linkOf:i,slotsOf:g,onToggle:y}),attributes:{class:`blocks tests-table`,\"aria-label\":`Tests`},rowsAtFirst:25,rowsPerClick:50,onMore(e){p=e,v()},footOf:x});function g(e){let t=pg(e),n=s.get(t);if(n!==void 0)return n;let r=yf();return s.set(t,r),_(e,r),r}function _(e,t){let n=Xh(e).map(({metrics:e})=>e.id);n.every(e=>a.has(e))&&bf(t,n.map(e=>a.get(e)))}function v(){let e=l.slice(0,p),t=[...new Set(e.flatMap(Xh).map(({metrics:e})=>e.id))].filter(e=>!o.has(e));for(let e of t)o.add(e);t.length!==0&&r.read(t,(e,t)=>{a.set(e,t);for(let t of l.slice(0,p)){let n=s.get(pg(t));n!==void 0&&Xh(t).some(({metrics:t})=>t.id===e)&&_(t,n)}})}function y(e){c.has(e)?c.delete(e):c.add(e);let t=l.length;b(),p=Math.max(p,p+l.length-t),u!==void 0&&h.show(l,u.empty,p),h.focus(l.findIndex(t=>t.kind===`group`&&t.group===e)),v()}function b(){if(u===void 0)return;let{tests:e,isGrouped:t,isOpen:n,isOnlySlower:r}=u;s.clear(),l=t?Yh(e,{isOpen:e=>n!==c.has(e),isOnlySlower:r}):e.map(e=>({kind:`test`,test:e,isPart:!1}))}function x(e){if(u===void 0||e===0)return;if(e===l.length)return u.showAll;let t=new Set(l.slice(0,e).flatMap(e=>e.kind===`test`?[e.test]:e.tests));return`${d(t.size)} of ${f(u.tests.length,`test`)}`}return{root:h.root,show(e){let t=u===void 0;u=e,p=25,c.clear(),b(),h.show(l,e.empty),window.clearTimeout(m),t?v():m=window.setTimeout(v,250)},focus(e){let t=l.findIndex(t=>t.kind===`test`&&t.test.metrics.id===e);t!==-1&&h.focus(t)}}}let pg=e=>e.kind===`test`?`${e.isPart?`part`:`test`} ${e.test.metrics.id}`:`group ${e.tests[0]?.metrics.id??``}`,mg={query:``,status:``,owner:``};function hg(n,r,{address:i,announce:a},o){let{tests:s,period:c,branch:u,rows:d}=n,p=new Map(s.map(e=>[e,Kl([...e.metrics.suite,e.metrics.name].map(L).join(` `))])),m=Qh(s,i),h=fg(n,{rows:Lh(o,r,c,u),linkOf:e=>i.link({item:e})}),g=e(`h2`,{class:`sentence`}),_=O(c),v=e(`p`,{}),y=!1,b,x;function S(e){return b?.order!==e&&(b={order:e,tests:Wh(s,e,d)}),b.tests}function C({query:e,status:t,owner:n,sort:r}){let i=Kl(e).split(/\\s+/);return S(r).filter(e=>(t===``||l(e,t))&&(n===``||e.metrics.owners.includes(n))&&i.every(t=>p.get(e)?.includes(t)))}function w({module:n,query:r,owner:a}){let o=t(`Clear the filter`,{class:`btn`},()=>{i.change(mg,`push`),m.focus()}),s=a===``?L(n):`${L(n)} and ${ul(a)}`,c=r===``?[` has this status.`]:[` matches `,e(`code`,{},L(r)),`.`];return e(`section`,{class:`nothing-found`},e(`h2`,{},`No test of ${s}`,...c),e(`p`,{},`The filter looks in names and suites.`),o)}async function T(){if(y)return;y=!0;let e=await uc(o,r,u,c),[t]=e?.runs??[],n=e?.isComplete===!0&&e.runs.every(e=>e.cause!==void 0&&e.cause===t?.cause),a=t===void 0||!n?void 0:up(t,i);a!==void 0&&v.replaceChildren(`1 cause: `,a)}return{root:e(`section`,{class:`tests`},e(`div`,{class:`sentence-row`},e(`div`,{},g,v),m.root),h.root,e(`p`,{class:`hint definition`},`Median and change: these ${_} against the ${_} before. For a slower test: since its commit against the 30 days before it. \u201cFailed or flaky\u201d counts the last builds.`)),show(t){let{query:n,status:r,owner:o,sort:c}=t,l=JSON.stringify([n,r,o,c]);if(m.show(t),l===x)return;let u=x===void 0;x=l;let d=n.trim()!==``||r!==``||o!==``,p=C(t);g.textContent=d?ng(p.length,s.length,r):eg(s),h.show({tests:p,isGrouped:c===`attention`,isOpen:r===`slower`||n.trim()!==``,isOnlySlower:r===`slower`,empty:w(t),showAll:d?e(`a`,{href:i.link(mg)},`Show all ${f(s.length,`test`)}`):void 0}),v.hidden=r!==`failing`||n.trim()!==``||o!==``,v.hidden||T().catch(()=>{y=!1}),u||a(g.textContent)},focus:h.focus}}let gg=async(e,t,n)=>{let r=await Fp(e,t,n,t.item),i=r.items.length>0||await yg(e,t,r.period);return(e,{address:t,frame:n,api:a})=>{let o={readChartData:Ul(a,e,r.period),testReader:_d(a,e,r.period)};return{view:Ih(r,{address:t,frame:n,...o}),hasResults:i,summary:r.items.length===0?`No test`:`1 test`}}},_g={overview:{shortcut:`o`,fields:[],loading:{what:`the overview`,cards:2,columns:[`Test`,`Last builds`,`Since`,`Why`]},async load(e,t,n,r){let i=T(t,n),a=await Dc(e,t,n,r);if(a!==void 0)return(e,{address:t,api:n})=>Sg(Dl(a,e,{address:t,api:n,period:i}),a.built[0]?.builds??0,`build`,!0);let o=await fc(e,t,i);return(e,{address:t,api:n,frame:r})=>Sg(Ap(o,e,t,n,r),o.whole?.buildCount??0,`build`,o.whole!==void 0)}},tests:{shortcut:`t`,fields:[`job`,`owner`],loading:{what:`the tests`,columns:[`Test`,`Last builds`,`Failed or flaky`,`Last one`,`Median`,`Change`,`Owner`]},load:async(e,t,n)=>{if(Rp(t))return gg(e,t,n);let r=await Rh(e,t,n);return(e,n)=>{let{address:i,frame:a,api:o}=n,s={readChartData:Ul(o,e,r.period),testReader:_d(o,e,r.period)},c=hg(r,e,n,o),l=Np(e,r.branch),u=Ih(r,{address:i,frame:a,list:c,listTitle:l,...s}),d=()=>t.job===``?{tests:r.tests.length,flaky:r.flakyCount}:{};return{view:{...u,counts:d},hasResults:r.tests.length>0,summary:eg(r.tests)}}}},flaky:{shortcut:`f`,fields:[`owner`],loading:{what:`the flaky tests`,columns:[`Test`,`Last builds`,`Flaky builds`,`Time lost`,`Change`,`Mostly in`,`Since`]},async load(e,t,n){let r=T(t,n),i=await Xu(e,t,r),a=i.testCount>0||await yg(e,t,r);return(e,n)=>{let r=()=>t.owner===``?{flaky:i.testCount}:{};return Sg({...ud(i,e,n),counts:r},i.testCount,`flaky test`,a)}}},causes:{shortcut:`c`,fields:[],loading:{what:`the causes`,columns:[`Cause`]},async load(e,t,n){let r=T(t,n),i=await e.causes(t,r),a=i.length>0||await yg(e,t,r);return(e,{address:t,api:n})=>{let o=zl({causes:i,period:r,api:n},e,t),s=()=>i.length<200?{causes:i.length}:{};return Sg({...o,counts:s},i.length,`cause`,a)}}},jobs:{shortcut:`j`,fields:[],loading:{what:`the jobs`,columns:[`Job`,`Last builds`,`Failed`,`Last failed`,`Median`,`Change`]},async load(e,t,n){let r=T(t,n),i=await e.jobs(t,r),a=i.pipelines.flatMap(e=>e.jobs).length;return(e,t)=>Sg({...uf(i,r,e,t),counts:()=>({jobs:a})},a,`job`,a>0)}},compare:{shortcut:`d`,fields:[`owner`],loading:{what:`the comparison`,columns:[`Test`,`Last builds`,`Before`,`After`]},async load(e,t,n,r){let i=await Ru(e,t,n,r);return(e,{address:t,api:r})=>{let a=Mu(i,e,{address:t,now:n,readBranches:()=>Ce(r,e,n)}),o=qe.reduce((e,t)=>e+i.comparison[t].count,0);return{view:a,hasResults:i.newer.totals!==void 0,summary:o===0?`No difference`:f(o,`difference`)}}}}},vg={what:`the modules`,columns:[`Module`,`Last builds`,`Builds passed`,`Flaky`,`Tests`,`Duration`,`Change`,`Last build`]},yg=async(e,t,n)=>t.module===``||(await e.runs(t,n,{limit:1})).runs.length>0;function bg(e){return Rp(e)?{what:`a test`,cards:3}:de(e)&&e.view!==`causes`?vg:_g[e.view].loading??{what:`the results`,cards:1,columns:[`Name`,`Last builds`,``]}}let xg=(e,{owner:t})=>({view:e,item:``,job:``,status:``,query:``,owner:_g[e].fields.includes(`owner`)?t:``}),Sg=(e,t,n,r)=>({view:e,hasResults:r,summary:t===0?`No ${n}`:f(t,n)}),Cg=(e,{focusSearch:t,refresh:n})=>[{key:`/`,title:`go to a module or test`,action:t},{key:`s`,title:`search the table`,action:()=>document.getElementById(`search`)?.focus()},...Object.keys(_g).map(t=>({key:_g[t].shortcut,title:`show ${j[t].toLowerCase()}`,action:()=>e.change(xg(t,e.state()),`push`)})),{key:`r`,title:`refresh`,action:n},{key:`Escape`,title:`go back to the list`,action:()=>e.change({item:``},e.state().item===``?`replace`:`push`)}];function wg(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}function Tg(t,n){let r=wg(`shortcuts`),i=e(`input`,{type:`checkbox`});i.checked=r.read()!==`off`,i.addEventListener(`change`,()=>r.write(i.checked?`on`:`off`));let a=n.map(({key:e,title:t})=>`${e}: ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:a},i,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!i.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.action())})}let Eg=wg(`theme`),Dg=document.documentElement;function Og(){let e=Eg.read();(e===`light`||e===`dark`)&&(Dg.dataset.theme=e)}function kg(){let e=(Dg.dataset.theme??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`))===`dark`;Dg.dataset.theme=e?`light`:`dark`,Eg.write(Dg.dataset.theme)}function Ag(e,t){let n=[],r,i=ql({label:`Test`,className:`crumb`,searchLabel:`Search tests`,items:()=>[{title:`All tests`,href:e.link({item:``})},...n.map(t=>({title:gl(t),detail:_l(t),href:()=>e.link({item:t.id,query:``}),isCurrent:t.id===e.state().item}))],note:()=>r,onOpen:()=>void a()});async function a(){n=[],r=`Loading tests \u2026`,i.update();try{n=jg(await t(),e.state().item),r=void 0}catch{r=`The tests could not be read.`}i.update()}return i}function jg(e,t){let n=e.find(e=>e.id===t);if(n===void 0)return e;let r=_l(n),i=[],a=[];for(let t of e)(_l(t)===r?i:a).push(t);return[...i.toSorted((e,t)=>Mg.compare(e.name,t.name)),...a]}let Mg=new Intl.Collator(`en`,{numeric:!0});function Ng(t,n){let r=new Intl.Collator(`en`,{numeric:!0}),i=[],a=e=>be(i,t.state(),e).toSorted(r.compare).map(n=>({value:n,title:L(n),isCurrent:n===t.state()[e]})),o=ql({label:`Organisation`,className:`crumb`,searchLabel:`Search organisations`,items:()=>a(`org`).map(e=>({...e,href:t.link({...F,project:``,org:e.value})}))}),s=ql({label:`Project`,className:`crumb`,searchLabel:`Search projects`,items:()=>[{title:`All projects`,href:t.link({...F,project:``})},...a(`project`).map(e=>({...e,href:t.link({...F,project:e.value})}))]}),c=ql({label:`Module`,className:`crumb`,searchLabel:`Search modules`,items:()=>{let{module:e,view:n}=t.state(),r={...F,view:e===``?`overview`:n};return[{title:`All modules`,href:t.link(F)},...a(`module`).map(e=>({...e,href:t.link({...r,module:e.value})}))]}}),l=Ag(t,n),u=e(`a`,{class:`ellipsis`,\"aria-current\":`page`}),d=ql({label:`Beginning of the path`,className:`crumb`,items:()=>{let{org:e,project:n}=t.state();return[{title:L(e),href:t.link({...F,project:``})},...p.length>3?[{title:L(n),href:t.link(F)}]:[]]}});d.show(`\u2026`),d.root.classList.add(`beginning`);let f=e(`nav`,{class:`crumbs`,\"aria-label\":`Path`}),p=[];function m(){f.classList.remove(`shortened`);let e=f.lastElementChild;if(e===null)return;let t=e.querySelector(`.ellipsis`)??e,n=t.scrollWidth>t.clientWidth&&e.clientWidth<Pg,r=e.getBoundingClientRect().right>f.getBoundingClientRect().right+.5;f.classList.toggle(`shortened`,n||r)}return new ResizeObserver(m).observe(document.documentElement),{root:f,show(e,n,r){i=n,o.show(L(e.org)),s.show(e.project===``?`All projects`:L(e.project)),c.show(e.module===``?`All modules`:L(e.module)),l.show(r),u.textContent=r,u.setAttribute(`href`,t.link());let a=[...e.org===``?[]:[o.root,s.root],...e.project===``?[]:[c.root],...r===``?[]:[Rp(e)?l.root:u]];(a.length!==p.length||a.some((e,t)=>e!==p[t]))&&(p=a,f.replaceChildren(...Fg(a,d.root))),m();for(let e of[d,o,s,c,l])e.update()}}}let Pg=96;function Fg(e,t){let n=e.flatMap((e,t)=>t===0?[e]:[Ig(),e]),r=Math.max(0,e.length-2)*2;for(let[e,t]of n.entries())t.classList.toggle(`in-beginning`,e<r);if(r===0)return n;let i=Ig();return i.classList.add(`beginning`),[t,i,...n]}let Ig=()=>e(`span`,{class:`separator`,\"aria-hidden\":`true`},`/`);function Lg({address:t,available:n,readTests:r}){let{root:i,input:a}=Wl(`Go to a module or test`,{id:`go-to`,\"aria-controls\":`go-to-hits`});i.append(e(`kbd`,{\"aria-hidden\":`true`},`/`));let o=e(`div`,{id:`go-to-hits`,class:`popup`,role:`group`,\"aria-label\":`Found`});o.hidden=!0;let s=e(`div`,{class:`popup-root go-to`,role:`search`},i,o),c=0;async function l(){c+=1;let e=c,i=Kl(a.value).split(/\\s+/).filter(e=>e!==``);if(o.hidden=i.length===0,o.hidden)return;let s=e=>i.every(t=>Kl(e).includes(t)),l=xe(n(),t.state().org).filter(({title:e})=>s(e)),d=t.state().module!==``&&a.value.trim().length>=2;if(u(l,[],d?`Loading tests \u2026`:void 0),d)try{let t=(await r()).filter(e=>s(`${_l(e)} ${e.name}`));e===c&&u(l,t,void 0)}catch{e===c&&u(l,[],`The tests could not be read.`)}}function u(n,r,i){let a=n.slice(0,8).map(({project:e,module:n,title:r})=>d(t.link({...F,project:e,module:n}),r,``)),s=r.slice(0,8).map(e=>d(t.link({view:`tests`,item:e.id,query:``,page:``}),gl(e),_l(e))),c=[...Rg(`Modules`,a),...Rg(`Tests of ${L(t.state().module)}`,s)],l=i??(c.length===0?`Nothing found`:void 0);o.replaceChildren(...c,...l===void 0?[]:[e(`p`,{class:`popup-empty`},l)])}function d(t,n,r){let i=e(`a`,{href:t},n,r===``?void 0:e(`span`,{class:`suite`},r));return i.addEventListener(`click`,f),e(`li`,{},i)}function f(){a.value=``,l()}return a.addEventListener(`input`,()=>void l()),a.addEventListener(`focus`,()=>void l()),s.addEventListener(`keydown`,e=>{if(e.key===`Enter`&&e.target===a)o.querySelector(`a`)?.click();else if(e.key===`Escape`)a.value===``?a.blur():(a.focus(),f());else if(o.hidden||!Yl(s,e.key))return;e.preventDefault()}),s.addEventListener(`focusout`,({relatedTarget:e})=>{e instanceof Node&&s.contains(e)||(o.hidden=!0)}),{root:s,focus:()=>a.focus()}}let Rg=(t,n)=>n.length===0?[]:[e(`p`,{class:`popup-head`},t),e(`ul`,{\"aria-label\":t},...n)];function zg(n,{signOut:r,shortcuts:i,...a}){let{address:o}=a,s=Ng(o,a.readTests),c=Lg(a),l=e(`div`,{class:`settings`}),u=!1,d=ql({label:`Account`,className:`btn icon`,items:()=>[{title:`Manage keys`,href:o.link({page:`keys`})},{title:`Documentation of the API`,href:`docs`},...u?[{title:`Sign out`,onChoose:r}]:[]],foot:l});return d.show(at(`account`)),Og(),Tg(l,i),n.replaceChildren(e(`div`,{class:`bar-row`},e(`a`,{class:`brand`,href:`#`},at(`brand`),e(`span`,{class:`brand-name`},`Build Report`)),s.root,e(`div`,{class:`grow`}),c.root,t(at(`theme`),{class:`btn icon`,\"aria-label\":`Light or dark`},kg),d.root)),{show(e,t,n){u=e!==void 0,c.root.hidden=!u,s.root.hidden=!u,e!==void 0&&s.show(e,t,n)},focusSearch:c.focus}}function Bg(){let e=``,t={};return{add({org:n,project:r,module:i,branch:a,range:o,from:s,to:c},l){let u=JSON.stringify([n,r,i,a,o,s,c]);return t=u===e?{...t,...l}:l,e=u,t}}}function Vg(t,n){let r=[],i,a=``,o,s=e=>t.change({branch:e},`push`),c=ql({label:`Branch`,searchLabel:`Search branches`,items:()=>{let e=t.state(),n=de(e),i=l(e),a=i===``||r.includes(i)?r:[i,...r];return[{title:n?`Default branch`:`All branches`,onChoose:()=>s(n?``:`*`),isCurrent:i===``&&o!==void 0},...a.map(e=>({title:L(e),onChoose:()=>s(e),isCurrent:e===i}))]},onText:s,onOpen:()=>void u()});function l(e){return de(e)?e.branch===`*`?``:e.branch:e.branch===``?o??``:e.branch===`*`?``:e.branch}async function u(){if(i===a)return;let e=a;i=e,r=[];try{let t=await n();if(i!==e)return;r=t,c.update()}catch{i===e&&(i=void 0)}}return{root:c.root,show(t,n){a=JSON.stringify([t.org,t.project,t.module,t.range,t.from,t.to]),o=n;let r=l(t),i=de(t)||t.branch===``&&n===void 0,s=r===``?i?n||`Default branch`:`All branches`:L(r);c.show(at(`branch`),e(`span`,{class:`ellipsis`},s))}}}let Hg={failed:`Failed`,flaky:`Flaky`,passed:`Passed`,skipped:`Skipped`};function Ug(t,{now:n,readBranches:r}){let i=e(`p`,{class:`above-title`}),a=e(`h1`,{tabindex:`-1`}),o=e(`p`,{class:`lead`}),s=Vg(t,r),c=Wu(`range`,`Range`,e=>t.change({...Wg(t.state(),e,n()),range:e},`push`)),l=Ql(`from`,`From`,e=>t.change({from:e},`push`)),u=Ql(`to`,`To`,e=>t.change({to:e},`push`)),f=e(`span`,{class:`days`},l.root,u.root),p=ql({id:`filter-job`,label:`Job`,isLabelShown:!0,items:()=>[{title:`All`,href:t.link({job:``})},{title:`Choose another job`,href:t.link(xg(`jobs`,t.state()))}]}),m=Object.keys(j).map(t=>({name:t,link:e(`a`,{})})),h=e(`nav`,{class:`tabs`,\"aria-label\":`Views`},...m.map(({link:e})=>e)),g,_=e(`div`,{class:`toolbar-row`},h,e(`div`,{class:`choices`},p.root));function v(e){e!==g&&e!==void 0&&h.clientWidth!==0&&(g=e,h.scrollLeft=e.offsetLeft-h.offsetLeft-(h.clientWidth-e.offsetWidth)/2)}return{root:e(`div`,{class:`toolbar`},e(`div`,{class:`title-row`},e(`div`,{class:`title-texts`},i,a,o),e(`div`,{class:`controls`},s.root,c.root,f)),_),show(n,r,h,g){let{mark:y,text:b,before:x=``,lead:C,above:w,isItem:T=!1}=r??{text:``};a.replaceChildren(...y===void 0?[]:[it(y===`passed`&&!T?`complete`:y,Hg[y],`large`)],e(`span`,{},x===``?void 0:e(`span`,{class:`light`},x),b||L(n.module||n.project||n.org)||`Build Report`)),i.replaceChildren(...w===void 0?[]:[w]),o.replaceChildren(...C===void 0?[]:[C]),s.show(n,r?.branch??h),c.show(n.range,Uu(S)),l.input.value=n.from,u.input.value=n.to,f.hidden=n.range!==`custom`,_.hidden=ue(n)||Rp(n);let{fields:E}=_g[n.view];p.root.hidden=!E.includes(`job`)||n.job===``,p.show(L(n.job));for(let{name:r,link:i}of m){i.href=t.link(xg(r,n));let a=g[r];i.replaceChildren(j[r],...a===void 0?[]:[` `,e(`span`,{class:`count`,\"aria-hidden\":`true`},d(a))]),r===n.view?i.setAttribute(`aria-current`,`page`):i.removeAttribute(`aria-current`)}v(m.find(({name:e})=>e===n.view)?.link)},focusTitle(){a.focus(),a.scrollIntoView({block:`nearest`})}}}function Wg(e,t,n){if(t!==`custom`)return{from:``,to:``};let{fromTs:r,toTs:i}=T(e,n);return{from:w(r),to:w(i-1)}}function Gg(e,t){let{address:n,available:r,pane:i,readBranches:a,readTests:o,signOut:s,knownBranch:c,refresh:l}=t,u=Ug(n,{now:Date.now,readBranches:a}),d=Bg(),f=zg(e,{address:n,available:r,readTests:o,signOut:s,shortcuts:Cg(n,{focusSearch:()=>f.focusSearch(),refresh:l})});function p(e){let t=i.resultsOf(e),n=t===void 0?i.title():Kg(t.view),a=n?.isItem?n.text:qg(e,t?.view);f.show(e,r(),a);let o=d.add(e,t?.view.counts?.()??{});u.show(e,n,t?.usualBranch??c(e),o),document.title=Jg(a,e)}return{toolbar:u.root,showState:p,showTitle(e,t){f.show(t,r(),``),document.title=e},update:()=>p(n.state()),focusTitle(){p(n.state()),u.focusTitle()}}}let Kg=({title:e})=>typeof e==`function`?e():e,qg=(e,t)=>ue(e)&&e.view===`flaky`?`Flaky tests`:t?.root.querySelector(`.item-title`)?.textContent??``,Jg=(e,{module:t,project:n})=>[e,t,n,`Build Report`].filter(e=>e!==``).join(` · `),Yg=({what:e},{org:t,project:n,module:r})=>{let i=L(r||n||t);return i===``?`the results`:`${e} of ${i}`},Xg=[[175,125],[141,150],[158,100],[100,116],[200,133],[133,108],[150,141],[116,91]];function Zg({columns:t=[],cards:n=0},r){let i=e(`p`,{class:`loading-text`});setTimeout(()=>{i.textContent=r},1e3);let a=e(`div`,{class:`loading-bars`,\"aria-hidden\":`true`});for(let t=0;t<n;t+=1)a.append(e(`div`,{class:`card loading-card`},$g(200)));return t.length>0&&a.append(e(`div`,{class:`card`},t_(t))),e(`div`,{class:`loading`},i,e_(a))}let Qg=()=>e_($g(280));function $g(t){let n=e(`span`,{class:`loading-bar`});return n.style.width=`${t}px`,n}function e_(e){return e.style.visibility=`hidden`,setTimeout(()=>{e.style.visibility=``},150),e}function t_([t=``,...n]){let r=[{title:t,content:([t,n])=>e(`span`,{class:`loading-row`},e(`span`,{class:`loading-mark`}),e(`span`,{class:`loading-name`},$g(t),$g(n)))},...n.map((e,t)=>({title:e,className:t===0?``:`wide`,content:()=>$g(t===0?160:48)}))];return no(r,Xg,{class:`blocks`})}function n_(e){let t=a_(e)?.getAttribute(`href`)??void 0;return r_(e)??(t===void 0?void 0:`a[href=\"${CSS.escape(t)}\"]`)}function r_(e){let t=a_(e),n=t?.id||t?.closest(`.popup-root`)?.querySelector(`button`)?.id||``;return n===``?void 0:`#${CSS.escape(n)}`}function i_(e,t){t!==void 0&&e.querySelector(t)?.focus({preventScroll:!0})}let a_=e=>e.contains(document.activeElement)?document.activeElement??void 0:void 0;function o_(){let t=e(`div`,{class:`content`}),n=e(`p`,{class:`stale`}),r,i,a;function o(e){r?.view.close(),r?.stop.abort(),r=void 0,i=void 0,n.textContent=``,t.replaceChildren(e)}return{refreshNote:n,content:t,results:()=>r,resultsOf:e=>r!==void 0&&Lp(e).includes(r.key)?r:void 0,showResults(e){let n=document.activeElement===document.body?a:void 0,i=r_(t)??n;return a=void 0,o(e.view.root),r=e,i},showNotice(e,t){o(e),i=t},showLoading(e){a=r_(t)??a;let n=bg(e);o(Zg(n,`Loading ${Yg(n,e)} \u2026`)),i={text:Rp(e)?`Test`:``,lead:Qg()}},title:()=>i,setBusy(e){e?t.setAttribute(`aria-busy`,`true`):t.removeAttribute(`aria-busy`)}}}let s_=(e,t)=>yc(t,e.resultsOf(t)?.usualBranch??``),c_=`build-report-api-key`;function l_(){let e,t=e=>{try{return e()}catch{return}};return{read:()=>e??t(()=>sessionStorage.getItem(c_)??void 0),write(n){e=n,t(()=>sessionStorage.setItem(c_,n))},forget(){e=void 0,t(()=>sessionStorage.removeItem(c_))}}}function u_(e,t){let n=e.read();return n===void 0?void 0:Ve(n,t)}let d_=e=>/^[\\x21-\\x7e]+$/.test(e);function f_(e,t){let n=l_();return p_(e,n),e.addEventListener(`hashchange`,()=>{p_(e,n)&&t()}),n}function p_({location:e,history:t},n){let r=new URLSearchParams(e.hash.slice(1)),i=r.get(`key`);return i===null||(r.delete(`key`),t.replaceState(null,``,`#${r}`),!d_(i))?!1:(n.write(i),!0)}function m_(t,n){let r=e(`input`,{id:`api-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`api-key-note api-key-error`}),i=e(`a`,{},`creates keys`),a=e(`p`,{id:`api-key-error`,class:`error`,role:`alert`}),o=e(`form`,{class:`sign-in`},e(`h1`,{},`Sign in`),e(`label`,{for:`api-key`},`API key`),r,a,e(`button`,{type:`submit`,class:`btn primary`},`Sign in`),e(`p`,{id:`api-key-note`,class:`hint`},`Use a key of your organisation with the scope \u201cread\u201d. It stays in this tab until you close the tab or sign out. The operator of this server `,i,` with the administration key.`));o.addEventListener(`submit`,e=>{e.preventDefault();let t=r.value.trim();if(!d_(t))return s(`A key has only ASCII characters and no spaces. Copy it again.`);r.value=``,n(t)});function s(e){a.textContent=e,r.setAttribute(`aria-invalid`,String(e!==``)),r.focus()}return{root:o,ask(e){i.setAttribute(`href`,t.link({page:`keys`})),s(e)}}}let h_={read:`read: query data, and sign in to the dashboard`,write:`write: send records`,badge:`badge: show badges, and nothing else`};function g_(t,n){let r=y_(`key-name`,{required:``,maxlength:`200`}),i=y_(`key-org`,{required:``,maxlength:`200`});i.value=t;let a=y_(`key-project`,{maxlength:`200`,placeholder:`all projects`}),o=e(`input`,{id:`key-expiry`,type:`date`,min:v_(),max:`2999-12-31`}),s=Object.keys(h_).map(t=>({scope:t,box:e(`input`,{type:`checkbox`,value:t})}));for(let{scope:e,box:t}of s)t.checked=e===`read`,t.addEventListener(`change`,()=>{if(t.checked)for(let t of s)t.scope===`badge`!=(e===`badge`)&&(t.box.checked=!1);c()});let c=()=>s[0]?.box.setCustomValidity(s.some(({box:e})=>e.checked)?``:`Choose at least one scope.`),l=e(`form`,{class:`card padded key-form`,\"aria-labelledby\":`key-form-title`},e(`h2`,{id:`key-form-title`},`Create a key`),b_(`key-name`,`Name, to recognise the key`,r),b_(`key-org`,`Organisation`,i),e(`fieldset`,{},e(`legend`,{},`Scopes`),...s.map(({scope:t,box:n})=>e(`label`,{class:`row`},n,h_[t]))),b_(`key-project`,`Only this project (optional)`,a),b_(`key-expiry`,`Valid until the end of (optional, UTC)`,o),e(`button`,{type:`submit`,class:`btn primary`},`Create the key`));return l.addEventListener(`submit`,e=>{e.preventDefault();let t=s.filter(({box:e})=>e.checked).map(({scope:e})=>e),c=a.value.trim();n({org:i.value.trim(),name:r.value.trim(),scopes:t,...we({project:c===``?void 0:c,expiresAt:o.value===``?void 0:Date.parse(o.value)+__})})}),l}let __=864e5,v_=()=>new Date(Date.now()+__).toISOString().slice(0,10),y_=(t,n)=>e(`input`,{id:t,type:`text`,autocomplete:`off`,spellcheck:`false`,...n}),b_=(t,n,r)=>e(`div`,{class:`key-field`},e(`label`,{for:t},n),r);function x_(e){async function t(t,n={}){let r={\"Service-Api-Key\":e,Accept:`application/json`,...n.headers},i=await fetch(t,{...n,headers:r,credentials:`omit`,cache:`no-store`}).catch(e=>{throw new je(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})});if(!i.ok)throw await Ne(i);return i}let n=async(e,t)=>{let n=await e.json();if(typeof n!=`object`||!n||!(t in n))throw new je(e.status,`This is not a response of the API.`,`The field \u201c${t}\u201d is missing.`);return n};return{list:async()=>(await n(await t(`v1/keys`),`keys`)).keys.map(S_),async create(e){let r={method:`POST`,headers:{\"Content-Type\":`application/json`},body:JSON.stringify(e)};return(await n(await t(`v1/keys`,r),`key`)).key},async revoke(e){await t(`v1/keys/${encodeURIComponent(e)}`,{method:`DELETE`})}}}let S_=({expiresAt:e=0,project:t=``,...n})=>({...n,expiresAt:e,project:t});function C_(n,r){if(n.length===0)return e(`p`,{class:`hint`},`This server has no keys yet.`);let i=(t,n)=>({title:t,content:r=>[e(`span`,{class:`cell-title`},`${t} `),n(r)]}),a=[{title:`Name`,content:({name:e})=>L(e)},i(`Organisation`,({org:e})=>L(e)),i(`Scopes`,({scopes:e})=>e.join(`, `)),i(`Project`,({project:e})=>L(e)||`all`),i(`Created`,({createdAt:e})=>Aa(e)),i(`Last used`,T_),i(`Expires`,w_),{title:``,className:`number`,content:e=>t(`Revoke`,{class:`btn compact`,\"aria-label\":`Revoke ${L(e.name)}`},()=>E_(e,r))}],o=n.toSorted((e,t)=>t.createdAt-e.createdAt);return e(`section`,{class:`card`,\"aria-label\":f(n.length,`key`)},no(a,o,{class:`blocks key-table`,\"aria-label\":`Keys`}))}let w_=({expiresAt:e})=>{if(e===0)return`never`;let t=Number.isNaN(new Date(e).getTime())?`in the far future`:w(e);return e<=Date.now()?`${t} (expired)`:t},T_=({lastUsedAt:e})=>e===void 0?`never`:Date.now()-e<36e5?`in the last hour`:Aa(e);function E_(n,r){let i=e(`dialog`,{class:`dialog`,\"aria-labelledby\":`revoke-title`},e(`h2`,{id:`revoke-title`},`Revoke the key \u201c${L(n.name)}\u201d?`),e(`p`,{},`The server then refuses all requests with this key of ${L(n.org)}. This cannot be undone.`),e(`div`,{class:`row`},t(`Revoke it`,{class:`btn danger`},()=>{i.close(),r(n)}),t(`Keep it`,{class:`btn`,autofocus:``},()=>i.close())));i.addEventListener(`close`,()=>i.remove()),document.body.append(i),i.showModal()}function D_({name:t,org:n,scopes:r},i){let a=`${location.origin}${location.pathname}#${new URLSearchParams({key:i,org:n})}`;return e(`section`,{class:`card padded new-key`,tabindex:`-1`,\"aria-labelledby\":`new-key-title`},e(`h2`,{id:`new-key-title`},`The key \u201c${L(t)}\u201d`),e(`p`,{},`Copy it now. The server stores only a hash, so nobody can show it again.`),O_(i,`Copy the key`),...r.includes(`read`)?[e(`p`,{},`This link signs in to the dashboard with it. Whoever has the link has the key.`),O_(a,`Copy the sign-in link`)]:[])}let O_=(t,n)=>e(`div`,{class:`secret`},e(`code`,{},t),Vp(n,t));function k_(t){let n,r=e(`p`,{class:`error`,role:`alert`}),i=e(`div`,{class:`keys-body`}),a=e(`a`,{class:`back`},`\u2190 Back to the results`),o=e(`div`,{class:`results keys`},a,e(`h1`,{},`Keys`),r,i);async function s(e){r.textContent=``,i.setAttribute(`aria-busy`,`true`);try{await e()}catch(e){let t=e instanceof je&&(e.status===401||e.status===403);t&&c(),r.textContent=t?`The server rejected this key. It is not the administration key.`:e instanceof je?e.message:`This page failed. ${String(e)}`}finally{i.removeAttribute(`aria-busy`)}}function c(){n=void 0;let t=e(`input`,{id:`administration-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`administration-key-note`}),a=e(`form`,{class:`sign-in`},e(`label`,{for:`administration-key`},`Administration key`),t,e(`button`,{type:`submit`,class:`btn primary`},`Show the keys`),e(`p`,{id:`administration-key-note`,class:`hint`},`The server printed it when it started for the first time. The browser does not store it: reload this page to forget it.`));a.addEventListener(`submit`,e=>{e.preventDefault();let i=t.value.trim();if(!d_(i)){r.textContent=`A key has only ASCII characters and no spaces. Copy it again.`;return}t.value=``;let a=x_(i);n=a,s(()=>l(a))}),i.replaceChildren(a),t.focus()}async function l(e,...r){let a=await e.list();if(n!==e)return;let o=g_(t.state().org||(a[0]?.org??``),t=>s(async()=>{await l(e,D_(t,await e.create(t)))})),c=C_(a,t=>s(async()=>{await e.revoke(t.id),await l(e)}));i.replaceChildren(...r,c,o),r[0]?.focus()}return{root:o,enter(){a.setAttribute(`href`,t.link({page:``}));let e=n;e===void 0?c():s(()=>l(e))},leave(){r.textContent=``,i.replaceChildren()}}}function A_(e){let{state:t,branch:n,period:r,stored:i}=e,a=L(n),o=M_(i.branches,n);return o===void 0?n===``?P_(e):N_(e,a):o.lastSeen<r.fromTs||o.lastSeen>=r.toTs?F_(e,o):t.module===``?{sentence:`All builds of ${a||`these modules`} ${L_(e)} belong to pull requests.`,reason:`The figures of modules leave them out. The page of a module shows them.`,label:`Show ${L(o.module)}`,change:{project:o.project,module:o.module,view:`overview`,item:``,query:``}}:t.view===`jobs`?{sentence:`No job ran${j_(a)} ${L_(e)}.`,reason:`Its last test ran ${I_(e,o)}.`,label:`Show the tests`,change:{view:`tests`,item:``,query:``}}:{sentence:`A test ran${j_(a)} after this page was read.`,reason:`The next refresh shows it, within a minute.`,label:`Show all branches`,change:{branch:`*`}}}let j_=e=>e===``?``:` on ${e}`,M_=(e,t)=>e.filter(({ref:e})=>t===``||e===t).reduce((e,t)=>e===void 0||t.lastSeen>e.lastSeen?t:e,void 0);function N_(e,t){let n={label:`Show ${L(e.defaultBranch)||`the default branch`}`,change:{branch:P.branch}};return e.stored.isComplete?{sentence:`No build of ${t} is stored.`,reason:`It was never reported, or its builds were deleted.`,...n}:{sentence:`No build of ${t} ${L_(e)}.`,reason:`It is not one of the branches with the latest builds.`,...n}}function P_(e){let{range:t}=e.state;return{sentence:`No build ${L_(e)}.`,reason:`No build with a branch is stored.`,...t===`365d`?{label:`Show all modules`,change:F}:{label:`Show the last year`,change:{range:`365d`,from:``,to:``,item:``}}}}function F_(e,t){let n=E(e.now-t.lastSeen),r=n.range===`custom`?qa(t.lastSeen):`the ${S[n.range].toLowerCase()}`,i=L(e.branch);return{sentence:`No build${i===``?``:` of ${i}`} ${L_(e)}.`,reason:`The last one was ${I_(e,t)}.`,label:`Show ${r}`,change:{...n,item:``}}}let I_=({now:e},{lastSeen:t})=>`${g(e-t)||`less than a minute`} ago`,L_=({state:e,period:t})=>e.range===`custom`?`from ${qa(t.fromTs)} to ${qa(t.toTs-1)}`:`in the ${S[e.range].toLowerCase()}`;function R_(t,n,{address:r,api:i,available:a}){let o=new AbortController;return{root:vc(e(`div`,{class:`results`}),()=>e(`div`),async()=>{let e=Date.now(),[o,s]=await Promise.all([z_(i,t.state,a(),e),n.defaultOf(i,t.state,t.period)]),{sentence:c,reason:l,label:u,change:d}=A_({...t,stored:o,defaultBranch:s,now:e});return[Nl({sentence:c,reason:l,action:{label:u,href:r.link(d)}})]},o.signal),show(){},close:()=>o.abort()}}async function z_(e,t,n,r){let{org:i,project:a,module:o}=t,s=xe(n,i).filter(e=>a===``||e.project===a),c=o===``?s.slice(0,20):[{project:a,module:o}],l=await Promise.all(c.map(async n=>(await e.storedBranches({...t,...n},r)).map(e=>({...e,...n})))),u=(o!==``||s.length<=20)&&l.every(({length:e})=>e<500);return{branches:l.flat(),isComplete:u}}function B_(t,n){let r=Date.now(),{answer:i,verdicts:a}=Mc(t.built),o=xl(t,{address:n,now:r,hasPlaces:!0});return{root:e(`div`,{class:`results`},Qc(t,n,r),o),title:{before:`${L(t.name)}: `,text:`${i}${a}`,lead:Nc(t,r),branch:t.name},show(){},close(){}}}function V_({modules:t,state:n,address:r,now:i}){let a=new Map(t.map(t=>[Ee(t),e(`span`,{},H_(`\u2026`))])),o=[{title:`Module`,content:e=>U_(e,r,i)},{title:`Last 50 builds of ${qc(t,n.branch)}`,className:`history-cell`,content:q_},{title:`Builds passed`,className:`number wide`,content:({builds:e,passedBuilds:t})=>e===0?`\u2013`:Ia(t/e)},{title:`Flaky`,className:`number wide`,content:e=>a.get(Ee(e))},{title:`Tests`,className:`number wide optional`,content:({tests:e})=>e===0?H_(`\u2013`):d(e)},{title:`Duration`,className:`number wide optional`,content:({duration:e})=>e===0?H_(`\u2013`):U(e)},{title:`Change`,className:`number wide optional`,content:({duration:e,durationBefore:t,isUsual:n})=>e===0||t===0?H_(`\u2013`):Ra(e,t,n)},{title:`Last build`,className:`number last`,content:({lastBuild:e})=>e===void 0?H_(`\u2013`):Aa(e.timestamp)}];return{root:e(`div`,{class:`card`},no(o,t,{class:`blocks modules`,\"aria-label\":`Modules`})),showFlaky({flakyOf:t}){for(let[n,r]of a){let i=t.get(n)??0;r.replaceChildren(i===0?H_(`\u2013`):e(`b`,{class:`text-flaky`},d(i)))}}}}let H_=t=>e(`span`,{class:`quiet`},t);function U_(t,n,r){let[i,a]=Gc[Wc(t,r)],{project:o,module:s,ref:c}=t,l=n.link({project:o,module:s,branch:c,pipeline:``,view:`overview`,item:``,query:``,order:``});return e(`div`,{class:`module-name`},it(i===`passed`?`complete`:i,a),e(`div`,{},e(`a`,{href:l,\"aria-label\":Kc(t)},H_(`${L(o)} / `),L(s)),W_(t,r)??G_(t,n,r)))}function W_({failing:t,lastBuild:n,builds:r,lastRecord:i},a){if(t!==void 0){let{tests:n,commit:i,build:o,timestamp:s}=t,c=Na(i)??`build ${L(o)}`,l=t.builds===r&&r>1?`at least since`:`since`,u=g(a-s)||`less than a minute`,d=Yc(t),p=t.builds===1?`, the latest build`:`, ${u} and ${f(t.builds,`build`)} ago`;return e(`span`,{class:`reason`},`${f(n,`test`)} ${n===1?`fails`:`fail`} ${l} `,c,`${p}${d===``?``:`: ${d}`}`)}let o=a-(n?.timestamp??i);if(n===void 0||Wc({failing:t,lastBuild:n,results:`P`},a)===`idle`)return e(`span`,{class:`reason`},`No build in ${g(o)}`)}function G_({failingPipelines:t=[],project:n,module:r,ref:i,results:a},o,s){if(t.length===0)return;let c=o.link({project:n,module:r,branch:i,pipeline:``,view:`jobs`,item:``,query:``,order:``}),l=t.length-2,u=t.slice(0,2).flatMap(({pipeline:t,commit:n,build:r,timestamp:i,builds:a},o)=>[...o===0?[]:[`, `],e(`a`,{href:c},`${L(t)} fails`),` since `,Na(n)??`build ${L(r)}`,`, ${g(s-i)||`less than a minute`}${a===1?``:` and ${f(a,`build`)}`} ago`]),d=l>0?`, and ${f(l,`more pipeline`)}`:``;return e(`span`,{class:`reason`},...u,`${d}; the last build ${/[Pf]$/.test(a)?`passed`:`did not fail`}`)}let K_={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`without a result`};function q_({results:e,ref:t,builds:n}){let r=Object.entries(K_).map(([t,n])=>[e.split(t).length-1,n]).filter(([e])=>e>0);return $e({results:e,room:50,label:n===0?`No builds`:`Last ${f(e.length,`build`)} of ${L(t)}: ${r.map(([e,t])=>`${d(e)} ${t}`).join(`, `)}`})}function J_({causes:e,causeCount:t,flakyTests:n,flakyTestCount:r},i,a,o){let{address:s}=o;return[...X_(`Why ${i} failed`,`builds in ${a}`,{entries:Y_(e).slice(0,3).map(e=>$_(e,o)),all:{title:Z_(t,`cause`),href:s.link({view:`causes`,item:``,query:``})}}),...X_(`Flaky tests`,`lost in ${a}`,{entries:n.slice(0,3).map(e=>tv(e,o)),all:{title:Z_(r,`flaky test`),href:s.link({view:`flaky`,item:``,query:``})}})]}let Y_=e=>e.toSorted((e,t)=>Number(t.isFailing)-Number(e.isFailing)||t.builds-e.builds),X_=(t,n,{entries:r,all:i})=>r.length===0?[]:[e(`section`,{class:`card entries-card`},e(`div`,{class:`entries-head`},e(`h2`,{class:`ellipsis`},t),e(`span`,{class:`small quiet`},n)),e(`ul`,{},...r),e(`a`,{class:`entries-all`,href:i.href},i.title))],Z_=(e,t)=>e===1?`All ${t}s`:`All ${f(e,t)}`,Q_=(t,n,r,...i)=>e(`li`,{},e(`a`,{class:`entry`,href:t},e(`b`,{},n),e(`span`,{class:`entry-texts`},e(`span`,{class:`entry-title`},r),e(`span`,{class:`small quiet`},...i))));function $_({cause:t,title:n=``,builds:r,tests:i,lastSeen:a,isFailing:o,modules:s,owners:c},{address:l,refOf:u,now:p}){let[m]=s,h=l.link({...m,branch:m===void 0?``:u(m),view:`causes`,item:t,query:``}),g=o?e(`span`,{class:`text-failed`},`failing now`):`last seen ${ka(p-a)}`,_=fl(c);return Q_(h,d(r),e(`code`,{class:`plain whole`},L(n).slice(0,200)||`(no message)`),g,` · ${f(i,`test`)} of ${ev(s)}${_===``?``:` · ${_}`}`)}function ev(e){let t=e.slice(0,3).map((t,n)=>e[n-1]?.project===t.project?L(t.module):Kc(t)),n=e.length-t.length;return`${t.join(`, `)}${n===0?``:` and ${d(n)} more`}`}function tv(e,{address:t,refOf:n}){let{project:r,module:i,testId:a,lostMs:o,flakyBuilds:s,builds:c}=e,l=t.link({project:r,module:i,branch:n(e),view:`tests`,item:a,query:``}),u=_l(e);return Q_(l,U(o),gl(e),`${Kc(e)}${u===``?``:` · ${u}`} · ${d(s)} of ${f(c,`build`)}`)}function nv({modules:e},t,n){let r=e.filter(({builds:e})=>e>0),i=r.filter(({failing:e})=>e!==void 0),a=i.reduce((e,{failing:t})=>e+(t?.tests??0),0),o=r.reduce((e,{failingPipelines:t=[]})=>e+t.length,0);return{text:`${rv(i.length,r.length,qc(r,t))}${iv(o,i.length)}`,lead:`${av(a)}${n}`}}function rv(e,t,n){return t===1?`The only module ${e===0?`passes`:`fails`} on ${n}`:e===0||e===t?`All ${d(t)} modules ${e===0?`pass`:`fail`} on ${n}`:`${d(e)} of ${d(t)} modules ${e===1?`fails`:`fail`} on ${n}`}function iv(e,t){return e===0?``:t===0?`, but ${f(e,`pipeline`)} ${e===1?`fails`:`fail`}`:`, and ${f(e,`pipeline`)} of the others`}let av=e=>e===0?``:`${f(e,`test`)} ${e===1?`fails`:`fail`}. `;function ov({flakyTestCount:e,lostMs:t,lostMsBefore:n},r){if(e===0)return`No flaky test in ${r}.`;let i=n===0?0:t/n-1,a=n===0?``:Math.round(Math.abs(i)*100)===0?`, as much as in the ${r} before`:`, ${La(Math.abs(i)).slice(1)} ${i<0?`less`:`more`} than in the ${r} before`;return`${f(e,`flaky test`)} cost ${U(t)} of builds in ${r}${a}.`}function sv({groups:e},t,n){let r=({maximumChange:e,testCount:t})=>e*t,i=e.toSorted((e,t)=>r(t)-r(e)),a=[...i.filter(({testCount:e})=>e>1).map(e=>uv(e,n)),...i.filter(({testCount:e})=>e===1).map(e=>uv(e,n)),...cv(t).map(e=>dv(e,n))];return X_(`Became slower`,`median`,{entries:a.slice(0,3),all:{title:`All modules by duration`,href:n.address.link({view:`overview`,order:`duration`,item:``,query:``})}})}function cv(e){let t=({duration:e,durationBefore:t})=>e/t-1;return e.filter(e=>e.duration>0&&e.durationBefore>0&&!e.isUsual&&t(e)>.05).sort((e,n)=>t(n)-t(e))}function lv(e){let t=Na(e.commit),n=Yc(e);return[`since `,...t===void 0?[]:[t,`, `],`${qa(e.timestamp)}${n===``?``:`: ${n}`}`]}function uv(e,{address:t}){let{project:n,module:r,ref:i,suite:a,testCount:o,tests:s,since:c,minimumChange:l,maximumChange:u}=e,[d]=s,f={project:n,module:r,branch:i,view:`tests`},p=_f([l,u]),m=fl(ml(s)),h=e=>[...e.filter(e=>e!==``),``].join(` · `);return o===1&&d!==void 0?Q_(t.link({...f,item:d.testId,query:``}),p,gl(d),h([Kc(e),`${U(d.before)} \u2192 ${U(d.after)}`,m]),...lv(c)):Q_(t.link({...f,item:``,status:`slower`,query:L(a.at(-1)??``)}),p,mf(e,o),h([Kc(e),m]),...lv(c))}function dv(e,{address:t}){let{project:n,module:r,ref:i,duration:a,durationBefore:o,durationChange:s}=e;return Q_(t.link({project:n,module:r,branch:i,view:`overview`,item:``,query:``}),La(a/o-1),`all builds of ${Kc(e)}`,`${U(o)} \u2192 ${U(a)}`,...s===void 0?[]:[` · `,...lv(s)])}async function fv(e,t,n,r){let i=t.view===`causes`?void 0:await Dc(e,t,n,r);if(i!==void 0)return(e,{address:t})=>({view:B_(i,t),summary:f(i.built.length,`module`)});let a=T(t,n),o=await e.modules(t,a);return(e,{address:n,frame:r,api:i})=>({view:hv({health:o,period:a,readDetails:()=>i.modulesDetails(t,a),readSlower:()=>i.slowerTests(t,a,{limit:mv})},e,{address:n,frame:r}),hasResults:pv(o),summary:o.modules.length===0?`No modules`:f(o.modules.length,`module`)})}let pv=({modules:e})=>e.some(({builds:e})=>e>0),mv=20;function hv({health:t,period:n,readDetails:r,readSlower:i},a,{address:o,frame:s}){let c=e(`div`,{class:`results`}),l=new AbortController,{modules:u,moreModules:d}=t,p=O(n),m=new Map(u.map(e=>[Ee(e),e.ref])),h={address:o,refOf:e=>m.get(Ee(e))??``,now:Date.now()},g=qc(u,a.branch),_=a,v,y,b=`Counting flaky tests \u2026`,x=e(`div`,{class:`organisation-details`}),S=e(`div`,{class:`cards-part`});function C(t){if(v=void 0,t.view===`causes`)return[gv(g,o,x)];let n=t.order===`duration`;return v=V_({modules:n?u.toSorted((e,t)=>t.duration-e.duration):u,state:t,address:o,now:h.now}),[n?e(`p`,{class:`hint`},`The modules whose builds take longest come first. `,e(`a`,{href:o.link({order:``})},`Failing modules first`)):void 0,v.root,d===0?void 0:e(`p`,{class:`hint`},`${f(d,`more module`)} with older records ${d===1?`is`:`are`} not listed. Choose a project.`),x]}function w(t){return v?.showFlaky(t),_.view===`causes`?_v(t,h):[e(`div`,{class:`cards`},...J_(t,g,p,h),S)]}return pv(t)&&(vc(x,()=>e(`div`,{class:`card attention-pending`}),async()=>{try{return y=await r(),b=ov(y,p),w(y)}catch(e){throw b=``,e}finally{s.update()}},l.signal),vc(S,()=>e(`span`,{}),async()=>sv(await i(),u,h),l.signal)),{root:c,title:()=>({...nv(t,a.branch,b),branch:g===`the default branch`?``:g}),show(e){_=e,c.replaceChildren(...C(e).filter(e=>e!==void 0)),y!==void 0&&x.replaceChildren(...w(y))},close:()=>l.abort()}}let gv=(t,n,r)=>e(`section`,{class:`entries-page`},e(`a`,{class:`back`,href:n.link({view:`overview`,item:``,query:``})},`\u2190 All modules`),e(`h2`,{class:`item-title`,tabindex:`-1`},`Why ${t} failed`),r);function _v({causes:t,causeCount:n},r){if(t.length===0)return[e(`p`,{class:`hint`},`No causes.`)];let i=n-t.length;return[e(`div`,{class:`card entries-card`},e(`ul`,{},...Y_(t).map(e=>$_(e,r)))),...i===0?[]:[e(`p`,{class:`hint`},`${f(i,`more cause`)} ${i===1?`is`:`are`} not listed.`)]]}function vv(e){let t=2166136261;for(let n=0;n<e.length;n+=1)t=Math.imul(t^e.charCodeAt(n),16777619);return t|0}async function yv(e,t,n,r,i){let a=0,o=r.watch(Ve(e,i,e=>{a=a+vv(e)|0})),s=await r.find(Ve(e,i),t,T(t,n)),c=e=>yc(e,s),l=await(de(t)?fv:_g[t.view].load)(o,c(t),n,r.known(t));return{createView:(e,t)=>{let{view:i,summary:a,hasResults:o=!0}=l(c(e),t);return o?{view:{...i,show:e=>i.show(c(e))},summary:a}:(i.close(),{view:R_({state:e,branch:c(e).branch,period:T(e,n)},r,t),summary:`No results`})},usualBranch:s,digest:a}}function bv(e){let{apiKey:t,address:n,kept:r}=e,i=t.read(),a=n.state();i!==void 0&&a.page===``&&(r.coordinates.reload(i),fe(a)===void 0&&xv(e,i,a))}async function xv(e,t,n){let{announcer:r,kept:i,request:a}=e,o=a.start(Sv(n));Cv(e,n),r.announce(`Loading`);try{let s=await yv(t,n,Date.now(),i.usualBranches,o.signal);a.isCurrent(o)&&r.announce(Tv(e,t,o.resultsKey,s))}catch(t){a.isCurrent(o)&&Dv(e,t)}}let Sv=e=>Lp(e)[0]??``;function Cv({frame:e,pane:t},n){t.setBusy(!0),t.resultsOf(n)===void 0&&(t.showLoading(n),e.showState(n))}function wv({request:e,pane:t}){e.stop(),t.setBusy(!1)}function Tv(e,t,n,r){let{address:i,announcer:a,frame:o,kept:s,pane:c}=e,{createView:l,digest:u,usualBranch:d}=r,f=i.state(),p=new AbortController,m=Ve(t,p.signal),{view:h,summary:g}=l(f,{address:i,announce:a.announce,frame:o,available:s.available,api:m});wv(e);let _=c.showResults({key:n,view:h,digest:u,usualBranch:d,stop:p});return Ev(e,h,f),i_(c.content,_),g}function Ev({frame:e},t,n){t.show(n),e.showState(n)}function Dv(e,t){let{apiKey:n,address:r,askForKey:i,frame:a,pane:o}=e;if(wv(e),Fe(t)){n.forget(),i(`The server rejected this key. Check that it is complete and was not revoked.`);return}let s=r.state();o.resultsOf(s)===void 0?o.showNotice(Gp(Pe(t),kv(s),r,()=>bv(e))):Ov(e,t),a.showState(s)}function Ov({announcer:e,pane:t},n){let r=`This page could not be refreshed. ${Pe(n).message}`;t.refreshNote.textContent=r,e.announce(r)}function kv(e){let t=Yg(bg(e),e);return t.slice(0,1).toUpperCase()+t.slice(1)}function Av(e,t,n,r){let{frame:i,kept:a,pane:o,request:s}=e;i.showState(r),i.toolbar.isConnected||t.replaceChildren(i.toolbar,o.refreshNote,o.content),a.coordinates.loadOnce(n);let c=s.isRunning(Lp(r)),l=o.resultsOf(r);fe(r)===void 0?l===void 0?c||xv(e,n,r):(c||wv(e),Ev(e,l.view,r)):Nv(e,r)}function jv(e){let t=e.address.state();t.page===``&&(e.frame.showState(t),fe(t)!==void 0&&Nv(e,t))}function Mv(e,t){fe(e.address.state())!==void 0&&Dv(e,t)}function Nv(e,t){let{address:n,frame:r,kept:i,pane:a}=e;wv(e);let o=i.coordinates.current();if(o===void 0){Cv(e,t);return}let s=R(o,t);fe({...t,...s})===void 0?n.change(s,`replace`):(a.showNotice(Up(n),Hp({...t,...s})),r.showState(n.state()))}function Pv(e,t){let{address:n,apiKey:r,frame:i}=t,a=k_(n),o=m_(n,t=>{r.write(t),l(),e.focus()});function s(n){if(n.page===`keys`){c(n);return}a.leave();let i=r.read();i===void 0?u(``):Av(t,e,i,n)}function c(n){wv(t),i.showTitle(`Keys · Build Report`,r.read()===void 0?void 0:n),e.replaceChildren(a.root),a.enter()}function l(){Fv(t),s(n.state())}function u(n){Fv(t),i.showTitle(`Build Report`,void 0),e.replaceChildren(o.root),o.ask(n)}return{show:s,restart:l,askForKey:u}}function Fv(t){t.kept.clear(),wv(t),t.pane.showNotice(e(`p`))}async function Iv(e,t){let{apiKey:n,address:r,kept:i,pane:a,request:o}=e,s=n.read(),c=r.state();if(s===void 0||c.page!==``||o.isRunning())return;i.coordinates.reload(s);let l=a.results();if(a.content.querySelector(`.popup:not([hidden])`)!==null||l===void 0||fe(c)!==void 0)return;let u=await yv(s,c,Date.now(),i.usualBranches,t);if(!(o.isRunning()||a.resultsOf(r.state())!==l)){if(u.digest!==l.digest){let t=n_(a.content);Tv(e,s,Sv(c),u),i_(a.content,t)}a.refreshNote.textContent=``}}function Lv(e,t){Fe(t)?Dv(e,t):Ov(e,t)}function Rv(e,t,n){let r;async function i(e,r){let i=T(e,t());return await n(r)?.aggregates({...e,view:`tests`},i,i.toTs,{withSuite:!0})??[]}return{read(){let t=e(),{org:n,project:a,module:o,branch:s,range:c,from:l,to:u}=t,d=JSON.stringify([n,a,o,s,c,l,u]);if(r?.key===d)return r.names;r?.stop.abort();let f=new AbortController,p={key:d,names:i(t,f.signal),stop:f};return r=p,p.names.catch(()=>{r===p&&(r=void 0)}),p.names},clear(){r?.stop.abort(),r=void 0}}}function zv(e,t){let n,r;async function i(i){r?.abort();let a=new AbortController;r=a;try{let t=await Ve(i,a.signal).availableCoordinates();if(r!==a)return;r=void 0,n=t,e()}catch(e){if(r!==a)return;r=void 0,t(e)}}return{current:()=>n,loadOnce(e){n===void 0&&r===void 0&&i(e)},reload:e=>void i(e),clear(){r?.abort(),r=void 0,n=void 0}}}function Bv({apiOf:e,shownState:t,onCoordinates:n,onCoordinatesFailed:r}){let i=zv(n,r),a=xc(),o=Rv(t,Date.now,e);return{coordinates:i,usualBranches:a,testNames:o,available:()=>i.current()??[],clear(){i.clear(),o.clear(),a.clear()}}}let Vv=6e4;function Hv(e,t){let n=Date.now(),r;async function i(){if(document.hidden||r!==void 0)return;n=Date.now();let i=new AbortController;r=i;try{await e(i.signal)}catch(e){t(e)}finally{r=void 0}Uv()}setInterval(()=>void i(),Vv),document.addEventListener(`visibilitychange`,()=>{!document.hidden&&Date.now()-n>=Vv&&i()})}function Uv(){for(let e of document.querySelectorAll(`time[datetime]`)){let t=ka(Date.now()-Date.parse(e.dateTime));e.textContent!==t&&(e.textContent=t)}}function Wv(){let e;function t(){e?.controller.abort(),e=void 0}return{start(n){t();let r=new AbortController,i={resultsKey:n,signal:r.signal};return e={request:i,controller:r},i},isCurrent:t=>e?.request===t,isRunning:t=>e!==void 0&&(t?.includes(e.request.resultsKey)??!0),stop:t}}function Gv(e,t){let n=f_(window,()=>f.restart()),r=e=>u_(n,e),o=a(window,{read:ce,write:se},e=>f.show(e)),s=o_(),c=Bv({apiOf:r,shownState:()=>s_(s,o.state()),onCoordinates:()=>jv(d),onCoordinatesFailed:e=>Mv(d,e)}),l=Gg(e,{address:o,available:c.available,pane:s,readBranches:()=>Se(r,o.state(),c.available(),Date.now()),readTests:c.testNames.read,signOut(){n.forget(),f.askForKey(``)},knownBranch:c.usualBranches.known,refresh:()=>bv(d)}),u=i(),d={apiKey:n,address:o,announcer:u,kept:c,request:Wv(),pane:s,frame:l,askForKey:e=>f.askForKey(e)},f=Pv(t,d);Hv(e=>Iv(d,e),e=>Lv(d,e)),t.setAttribute(`tabindex`,`-1`),document.body.append(u.root),f.show(o.state())}let Kv=document.querySelector(`header`),qv=document.querySelector(`main`);Kv!==null&&qv!==null&&(qv.replaceChildren(),Gv(Kv,qv))})();";
		const dashboardStyle = ".uplot,.uplot *,.uplot *::before,.uplot *::after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif,\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Segoe UI Symbol\",\"Noto Color Emoji\";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:bold}.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th > *{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box !important}.u-inline.u-live th::after{content:\":\";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series > *{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off > *{opacity:0.3}.u-select{background:rgba(0,0,0,0.07);position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;background-clip:padding-box !important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}dd,pre{margin:0}h1{font-size:24px;line-height:32px;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px}h3,h4,h5,h6{font-size:14px;line-height:20px}a{text-decoration:none}a:hover{text-decoration:underline}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}:focus-visible{border-radius:4px}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.placeholder{color:var(--accent);font-weight:600}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.symbols{position:absolute}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.new{border-color:transparent;background:var(--new);color:var(--on-new);font-weight:600}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;min-height:0;padding:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{position:relative;display:inline-flex;flex:none;align-items:center;gap:6px;max-width:260px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.pick:has(select:focus-visible){outline:2px solid var(--accent);outline-offset:1px}.pick > .ellipsis{display:flex;align-items:center;gap:6px}.pick > .mark{margin-left:auto}.pick > select{position:absolute;inset:0;width:100%;opacity:0;font-size:16px;cursor:pointer}option{background:var(--raised);color:var(--text)}.pick.compact{height:28px;padding:0 6px 0 9px;font-size:12px}.popup-root{position:relative}.popup{position:absolute;z-index:10;inset:calc(100% + 4px) auto auto 0;width:max-content;min-width:max(200px,100%);max-width:min(420px,calc(100vw - 24px));height:auto;max-height:min(480px,70vh);margin:0;padding:6px;overflow-y:auto;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5));color:var(--text);font-size:14px;font-weight:400;white-space:normal}.popup[popover]{inset:var(--top) var(--right) auto var(--left);min-width:200px;max-width:min(420px,var(--room))}.popup ul,ul.popup{list-style:none}.popup ul{padding:0}.popup .field{margin-bottom:6px}.popup li > :is(a,button),.popup [role=\"option\"]{display:block;width:100%;min-height:32px;padding:6px 10px;overflow-wrap:anywhere;border:0;border-radius:6px;background:none;color:var(--text);line-height:20px;text-align:left;cursor:pointer}.popup li > :is(a,button):is(:hover,:focus-visible),.popup [role=\"option\"]:hover{background:var(--hover);text-decoration:none}.popup :is([aria-current],[aria-selected=\"true\"]){background:var(--selected)}.popup [aria-current]{font-weight:600}.popup .suite{font-weight:400}.popup .count{float:right;margin-left:16px}.popup-head,.popup-empty{padding:6px 10px;color:var(--text-3);font-size:12px;line-height:16px}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table :is(th,td){padding:10px 12px;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:middle}.table tbody th{overflow-wrap:anywhere}.table thead :is(th,td){padding-block:8px;color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.table tbody tr:last-child > *{border-bottom:0}.table tbody tr:hover{background:var(--hover)}.table .number{text-align:right;white-space:nowrap}.table thead button{padding:0;border:0;background:none;font-weight:inherit;cursor:pointer}.table thead button:hover{text-decoration:underline}.table [aria-sort] button{color:var(--text);font-weight:600}.table [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.table [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.card-line{padding:10px 16px}.table-foot{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 20px;border-top:1px solid var(--line);font-size:13px}.scrolling{max-height:420px;overflow:auto}.scrolling :is(th,td){padding-block:6px;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.history{display:block;flex:none}.bar-passed{fill:var(--passed-fill);background:var(--passed-fill)}.bar-flaky{fill:var(--flaky-fill);background:linear-gradient(var(--flaky-fill) 55%,transparent 55% 70%,var(--flaky-fill) 70%)}.bar-failed{fill:var(--failed-fill);background:var(--failed-fill)}.bar-skipped{fill:var(--skipped-fill)}.bar-none{fill:var(--line-strong);background:var(--line-strong)}.history-frame{--bar-gap:3px;--bars:calc(var(--earlier) * (12px + var(--bar-gap)));max-width:calc(var(--bars) + 24px)}.history-frame:has(.short){max-width:none}.history-bars{display:flex;align-items:flex-end;gap:var(--bar-gap);height:28px;padding-right:4px}.bar{position:relative;flex:1 1 0;min-width:0;max-width:12px;border-radius:2px}.bar::before{content:\"\";position:absolute;right:-1.5px;bottom:0;left:-1.5px;height:28px}.bar.bar-passed{height:38%}.bar.bar-flaky{height:68%}.bar.bar-failed{height:100%}.bar.bar-skipped{height:22%;border:1px solid var(--skipped-fill)}.bar.bar-none{height:2px;border-radius:0}.bar:is(:hover,:focus-visible)::after{content:\"\";position:absolute;inset:-3px;border:1.5px solid var(--accent);border-radius:4px}.bar.now{margin-left:8px;outline:2px solid var(--text);outline-offset:2px}.history-row{position:relative}.history-tip{position:absolute;z-index:4;bottom:calc(100% + 8px);left:0;width:max-content;max-width:100%;padding:4px 8px;border-radius:6px;overflow-wrap:anywhere;background:var(--text);color:var(--bg);pointer-events:none}.history-axis{display:flex;justify-content:space-between;margin-top:6px}.history-axis.short{justify-content:flex-start}.history-axis.short > :first-child{flex:none;width:calc(var(--bars) + 8px)}.history-axis .now{color:var(--text);font-weight:600}.text-button{padding:0;border:0;background:none;color:var(--accent);cursor:pointer}.text-button:hover{text-decoration:underline}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact,.pick.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (max-width:1023px){.table .optional{display:none}}@media (max-width:719px){.table .wide{display:none}.table :is(th,td){padding-inline:8px}.popup[popover],.picks:popover-open{position:fixed;inset:auto 8px 8px;width:auto;max-width:none}}@media (forced-colors:active){.bar{forced-color-adjust:none}.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}.steps{padding:6px 0;font-size:13px}.steps ul{position:relative;margin:0;padding:0;list-style:none}.steps ul ul{margin-left:24px}.steps ul ul::before{content:\"\";position:absolute;top:0;bottom:16px;left:-4px;width:1px;background:var(--line)}.step{display:flex;align-items:center;gap:8px;min-height:32px;padding:4px 14px}.step .mark{width:14px;height:14px}.step-name{flex:1;min-width:0;overflow-wrap:anywhere;unicode-bidi:isolate}summary.step{cursor:pointer;list-style:none;outline-offset:-2px}summary.step::-webkit-details-marker{display:none}summary.step:hover{background:var(--hover)}.step::before{content:\"\";flex:none;width:6px;margin-right:2px}summary.step::before{height:6px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details[open] > summary.step::before{transform:rotate(45deg) translate(-2px,-2px)}.step.failed,summary.step.failed:hover{background:var(--failed-tint)}.step.failed > .step-name{font-weight:600}.step-files{display:inline-flex;align-items:center;gap:3px}.step-message{padding:2px 14px 10px 52px;background:var(--failed-tint);color:var(--text-2);font-family:var(--mono);font-size:12px;line-height:18px;white-space:pre-wrap;overflow-wrap:anywhere}.steps pre.code.plain{margin:2px 14px 8px 52px;padding:6px 10px;border:1px solid var(--line);border-radius:6px;background:var(--sunken)}.box-note{padding:8px 14px;border-top:1px solid var(--line)}.steps .step-fold > ul{margin-left:0}.steps .step-fold > ul::before{content:none}@media (max-width:719px){.step{min-height:40px}.steps ul ul{margin-left:16px}.steps ul ul ul ul ul ul ul{margin-left:2px}.box-head > .small.grow{flex-basis:auto}.steps pre.code.plain{margin-left:14px}}:root{--edge:max(20px,calc((100% - 1280px) / 2))}h1,h2{overflow-wrap:anywhere}code{padding:1px 4px;border-radius:4px;background:var(--sunken)}.hint{color:var(--text-3);font-size:13px}.choice,.days{display:inline-flex;align-items:center;gap:6px}.settings{display:flex;align-items:center;gap:8px;color:var(--text-3);font-size:13px}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}@media (pointer:coarse){.shortcuts{display:none}}main:focus{outline:none}input:where(:not([type=\"checkbox\"])){min-height:32px;padding:3px 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg)}.btn.primary{justify-content:center;border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}header{border-bottom:1px solid var(--line);background:var(--sunken)}.sign-in{display:grid;gap:8px;max-width:420px;margin:8vh auto;padding:0 20px}.sign-in input{width:100%}.sign-in label{margin-top:8px;font-weight:600}.error{color:var(--failed)}.error:empty{display:none}.toolbar{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px var(--edge) 0;border-bottom:1px solid var(--line)}.toolbar-row,.choices{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px}.toolbar-row{justify-content:space-between}.choices{align-items:center;padding-bottom:8px}.choice,.days{flex-wrap:wrap}.choice,.choices{min-width:0;max-width:100%}.choice label{color:var(--text-3);font-size:13px}.charts > * + *{margin-top:10px}.panel-failure{padding:24px 0;color:var(--failed)}.panel-failure button{margin-left:8px;color:var(--text)}.chart-card.pending{background:var(--sunken)}.content[aria-busy] .results{opacity:0.55}.results{display:grid;gap:20px;padding:16px var(--edge) 32px}.chart-cards{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr))}.chart-card{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:8px;min-height:344px}.chart-card figcaption{display:flex;font-weight:600;flex-wrap:wrap;align-items:baseline;gap:0 10px}.chart-card figcaption .hint{font-weight:400}.chart-head{display:grid;gap:2px;margin:2px 0 6px;font-size:13px}.readout{min-height:20px;color:var(--text-3);font-variant-numeric:tabular-nums}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none}.legend li{white-space:nowrap}.legend .number{display:inline-block;min-width:5.5ch;font-variant-numeric:tabular-nums;font-weight:600}.key{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;forced-color-adjust:none}.key.of-line{width:14px;height:2px;border-radius:0;vertical-align:4px}.key.dashed{mask:linear-gradient(90deg,#000 0 6px,transparent 6px 8px,#000 8px)}.fill-successful{background-color:var(--passed-fill)}.fill-failed{background-color:var(--failed-fill)}.fill-skipped{background-color:light-dark(#afb8c1,#6e7681)}.fill-cancelled{background-color:light-dark(#bf8700,#d29922)}.fill-running,.fill-p50,.fill-p95{background-color:var(--accent)}.fill-area{background-color:color-mix(in srgb,var(--accent) 10%,transparent)}.fill-unknown{background-color:light-dark(#8250df,#ab7df8)}.plot{position:relative;min-height:220px;border-radius:4px;overflow:hidden}.axis-colours{position:absolute;border-top:0 solid var(--line);color:var(--text-3)}.numbers{margin-top:8px;font-size:13px}.numbers > summary{width:fit-content;color:var(--text-3);cursor:pointer}.item{display:grid;gap:12px}.back{width:fit-content}.facts{display:flex;flex-wrap:wrap;gap:6px 28px}.facts dt{color:var(--text-3);font-size:12.5px}.facts dd{font-size:16px;font-variant-numeric:tabular-nums}@media (max-width:600px){:root{--edge:12px}input:where(:not([type=\"checkbox\"])){font-size:16px;width:100%}.shortcuts{display:none}.choice input[type=\"date\"]{width:auto}.chart-card{padding:10px}.chart-card.pending{min-height:361px}.chart-card.pending + .pending{min-height:400px}.legend{display:grid;grid-template-columns:1fr 1fr}}@media (pointer:coarse){input:where(:not([type=\"checkbox\"])){min-height:40px}}header{display:block;padding:0 var(--edge)}.bar-row{display:flex;align-items:center;gap:8px;height:52px}.brand{display:flex;flex:none;align-items:center;gap:8px;margin-right:8px;color:var(--text);font-weight:600}.brand .mark{width:20px;height:20px}.crumbs{display:flex;align-items:center;gap:2px;min-width:0}.crumbs > a,.crumb{min-width:0;min-height:32px;padding:5px 6px;border:0;border-radius:6px;background:none;color:var(--text-2);font-size:14px;line-height:22px}.crumb{display:flex;align-items:center;gap:4px;max-width:100%;height:32px}.crumb:hover,.crumbs > a:hover{background:var(--hover);color:var(--text)}.crumbs > :last-child,.crumbs > :last-child .crumb{color:var(--text);font-weight:600}.crumbs > *{flex:none;max-width:320px}.crumbs > :last-child{flex:0 1 auto;min-width:0;max-width:none}.crumbs > a[aria-current]{max-width:320px}.crumbs:not(.shortened) > .beginning,.crumbs.shortened > .in-beginning{display:none}.crumbs.shortened{flex:1000 1 auto}.crumbs.shortened > .popup-root{max-width:55%}.crumbs.shortened > :last-child{max-width:none}.crumb .mark{width:14px;height:14px;color:var(--text-3)}.separator{color:var(--text-3)}.go-to{flex:1000 0 230px;min-width:0;max-width:300px}.go-to input{text-overflow:ellipsis}.go-to .field{background:var(--bg)}.go-to .popup{inset:calc(100% + 4px) 0 auto auto;width:max(100%,300px)}.popup .settings{margin-top:6px;padding:6px 10px 2px;border-top:1px solid var(--line)}.title-row{display:flex;align-items:flex-start;justify-content:space-between;gap:16px;padding-top:12px}.title-texts{min-width:0}.title-row h1{display:flex;align-items:center;gap:10px;font-size:24px;line-height:32px}.controls{display:flex;flex:none;flex-wrap:wrap;justify-content:flex-end;gap:8px;max-width:50%}.toolbar:has(.toolbar-row[hidden]){border-bottom:0}.controls .pick > .quiet{position:absolute;clip-path:inset(50%)}.stale:not(:empty){margin:12px var(--edge) 0;padding:8px 12px;border:1px solid var(--flaky-line);border-radius:8px;background:var(--flaky-tint);color:var(--flaky)}@media (max-width:600px),(pointer:coarse){.popup .settings{display:none}}@media (max-width:1023px){.go-to{flex-basis:180px}.brand-name{position:absolute;clip-path:inset(50%)}}@media (max-width:719px){.go-to{display:none}.crumb,.crumbs > a{padding:5px 4px;font-size:13px}.crumb .mark{display:none}.title-row{display:block}.title-row h1{font-size:20px;line-height:26px}.controls{justify-content:flex-start;max-width:none;margin-top:12px}}.answer h2{font-size:20px;line-height:28px;letter-spacing:-0.01em}.lead{margin-top:4px;color:var(--text-2);overflow-wrap:anywhere}.definition{max-width:76ch}.entry-texts > span,.title-texts > *,.table tbody th,.failed-tests .test-name{overflow:clip;overflow-clip-margin:4px}.suite{display:block;color:var(--text-3);font-size:12px;line-height:16px;overflow-wrap:anywhere}.results :is(p,dd) a{text-decoration:underline}code.plain{padding:0;background:none}.card.padded{padding:12px 16px}.card-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;margin-bottom:12px}.card-head .text-button{min-height:24px;margin-left:auto;font-size:13px}.filters{display:flex;flex-wrap:wrap;gap:8px}.filters > .field{width:280px}.flaky-tests .lost{font-weight:600}.test-name > a{font-weight:500}:is(.flaky-tests,.tests-table) .test-name > a{color:var(--text)}.flaky-tests :is(.job,.owner,.last),.tests-table .owner{max-width:180px;overflow-wrap:anywhere}.flaky-tests .owner{min-width:128px}.tests-table tbody .owner{color:var(--text-2);font-size:13px}.tests-table small{font-size:inherit}.tests-table .owner{min-width:128px}.tests{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.tests > .definition{max-width:120ch}.sentence-row{display:flex;flex-wrap:wrap;align-items:center;gap:10px 16px}.sentence-row > :first-child{flex:1 1 300px;min-width:0}.sentence-row .filters > .field{width:220px}.sentence{font-size:16px;line-height:24px}.sentence-row p{margin-top:2px;color:var(--text-2);font-size:13px;overflow-wrap:anywhere}.chosen > .pick{border-color:var(--accent);background:var(--selected)}.suite a{text-decoration:underline;text-underline-offset:2px}.only-phone{display:none}.marked.part{padding-left:26px}.fold-toggle{min-height:24px;margin:-2px 0;padding:2px 0;border:0;background:none;color:var(--text);font-weight:500;text-align:left;cursor:pointer}.fold-toggle:hover{text-decoration:underline}.fold-toggle::after{content:\"\";display:inline-block;width:6px;height:6px;margin-left:8px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(45deg) translate(-2px,-2px)}.fold-toggle[aria-expanded=\"true\"]::after{transform:rotate(225deg) translate(-3px,-3px)}.nothing-found{padding:30px 8px;text-align:center}.nothing-found h2{font-size:16px;line-height:24px;overflow-wrap:anywhere}.nothing-found p{margin:4px 0 16px}.flaky-tests tbody :is(.job,.owner,.last),.flaky-tests .last a{color:var(--text-2)}.leave-quarantine .entry > b{min-width:56px}.causes,.failure-items,.failed-tests{margin:0;padding:0;list-style:none}.cause{display:flex;gap:16px;padding:12px 16px}.cause + .cause{border-top:1px solid var(--line)}.cause-builds{flex:none;width:60px;color:var(--text-3);font-size:12px;text-align:right}.cause-builds b{display:block;color:var(--text);font-size:20px;line-height:24px}.cause-texts{min-width:0;overflow-wrap:anywhere}.cause-texts .dots,.failure-item .dots{margin-top:4px;color:var(--text-2);font-size:13px}.dots{overflow-wrap:anywhere}.cause-title code,.item-title code{padding:0;background:none}.item-title code{font-size:15px}.pending-row{display:block;width:199px;height:16px}.banner{display:flex;gap:14px;padding:14px 16px;border:1px solid var(--failed-line);border-radius:8px;background:var(--failed-tint);overflow-wrap:anywhere}.banner .mark{margin-top:2px}.banner > .btn{flex:none;align-self:flex-start}.banner .dots{margin-top:2px;color:var(--text-2);font-size:13px}.banner b{font-weight:600}.kpis{display:flex;margin:0;overflow-x:auto}.kpis > div{flex:1;min-width:148px;padding:12px 20px}.kpis > div + div{border-left:1px solid var(--line)}.kpis dt{color:var(--text-3);font-size:12px;line-height:16px}.kpis dd{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-0.01em;white-space:nowrap}.kpis small{font-size:12px;font-weight:400;letter-spacing:0}.attention-pending{min-height:240px;background:var(--sunken);box-shadow:none}.card-head h2,h2.card-title{font-size:14px;line-height:20px}.card-title{padding:14px 16px 6px}.title-line{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between}.title-line > *{min-width:0;overflow-wrap:anywhere}.title-line h2{font-size:14px;line-height:20px}.figures > .hint{margin-top:6px}.attention-table .owner{color:var(--text-2);font-size:13px;overflow-wrap:anywhere}.attention-table .test-name > a{color:var(--text)}.card-line.links{display:flex;flex-wrap:wrap;gap:4px 20px;border-top:1px solid var(--line);font-size:13px}.marked{display:flex;gap:10px;align-items:flex-start}.marked .mark{margin-top:2px}.history-cell{width:1%;white-space:nowrap}.table thead .history-cell{overflow-wrap:anywhere;white-space:normal}.since{white-space:nowrap}.why{overflow-wrap:anywhere}.changes{margin:8px 0 0;padding:0;color:var(--text-2);font-size:13px;list-style:none}.changes a,.card-line.links a{text-decoration:underline}.test-lead{display:block;min-height:20px}.test-lead .tag{margin-right:4px}.results,.item,.runs{grid-template-columns:minmax(0,1fr)}.runs{display:grid;gap:14px}.runs-pending{min-height:420px;background:var(--sunken);box-shadow:none}.runs .history-bars{gap:3px;height:44px}.runs .bar{max-width:none}.runs .bar::before{height:44px}.failure-item{padding:12px 0}.failure-item + .failure-item{border-top:1px solid var(--line)}.older-failures{margin-top:8px}.older-failures > .failure-items{padding-left:16px}.failure-line{overflow-wrap:anywhere}.failure-line code{padding:0;background:none}.failure-texts{margin-top:8px}.failure-texts > summary{width:fit-content;color:var(--text-3);font-size:13px;cursor:pointer}.failure-texts .box{margin-top:8px}pre.code.plain{max-height:420px;padding:10px 14px;overflow:auto}.failed-tests li{display:flex;gap:16px;justify-content:space-between;padding:8px 0}.failed-tests .test-name{min-width:0;overflow-wrap:anywhere}.failed-tests .hint{flex:none}@media (max-width:1023px){.kpis small{display:block}}@media (max-width:899px){.table .medium{display:none}}@media (max-width:600px){.runs .history-bars{gap:1.5px}.filters{flex-wrap:nowrap;margin:0 calc(-1 * var(--edge));padding:2px var(--edge);overflow-x:auto;scrollbar-width:none}.filters > .field{flex:none;width:190px}.banner{padding:12px}.banner > .btn{display:none}.kpis{display:grid;grid-template-columns:1fr 1fr;gap:1px;overflow:hidden;background:var(--line)}.kpis > div{min-width:0;padding:10px 14px;background:var(--raised)}.kpis > div + div{border:0}.kpis > div:last-child:nth-child(odd){grid-column:1 / -1}}@media (max-width:719px){.blocks thead{display:none}.blocks tr{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 16px;border-bottom:1px solid var(--line)}.blocks tbody tr:last-child{border-bottom:0}.blocks :is(tbody th,td){width:auto;padding:0;border:0;font-size:13px}.blocks tbody th{flex:1 0 100%;font-size:inherit}.blocks :is(.last,.lost,.since){align-self:end;margin-left:auto}.blocks .why{flex:1 0 100%}.not-phone{display:none}.only-phone{display:inline}.sentence-row{display:block}.sentence-row .filters{margin-top:10px}}.above-title{color:var(--text-2);font-size:13px;line-height:20px;overflow-wrap:anywhere}.above-item{display:flex;flex-wrap:wrap;gap:0 12px}.title-row h1:focus{outline:none}.title-row h1 > span{min-width:0}.title-row h1 > .mark{align-self:flex-start;margin-top:4px}.history-pending{min-height:144px;background:var(--sunken);box-shadow:none}.keys-hint{margin-left:auto;font-size:12px;visibility:hidden}.card:has(.bar:focus-visible) .keys-hint{visibility:visible}.card-head .keys-hint + .text-button{margin-left:0}@media (max-width:719px),(pointer:coarse){.card-head .keys-hint{display:none}.card-head .keys-hint + .text-button{margin-left:auto}}.item-columns,.item-parts,.item-charts{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}.item-charts{gap:0}.item{gap:16px}.item-facts dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 16px}.item-facts dt{color:var(--text-3);font-size:13px;line-height:20px}.item-facts dd{font-size:13px;line-height:20px;overflow-wrap:anywhere}.item-facts .tag{max-width:100%;height:auto;margin:0 4px 4px 0;white-space:normal}.item-facts .text-button{min-height:24px;font-size:13px}.facts-pending{min-height:168px}@media (min-width:1024px){.item-columns:has(.item-facts){grid-template-columns:minmax(0,1fr) 232px;grid-template-rows:auto 1fr;column-gap:32px}.item-facts{grid-row:1 / span 2;grid-column:2}.item-parts{grid-column:1}.item-facts dl{display:block}.item-facts dt{font-size:12px;line-height:16px}.item-facts dd{margin:2px 0 14px}}.kpis dd:has(.level){white-space:normal}.level{white-space:nowrap}.why-pending{min-height:300px}.why > .card-head,.runs-card > .card-head{margin:0;padding:14px 16px 10px}.why > .card-head .hint{margin-left:auto;font-size:12px}.why .cause{gap:10px;padding:10px 16px;border-top:1px solid var(--line)}.why .cause + .cause{border-top:1px solid var(--line)}.cause-count{flex:none;min-width:56px;font-weight:600;text-align:right}.why .cause-title{display:block;width:fit-content;min-height:24px;padding:2px 0;color:inherit}.why .cause-count{padding-top:2px}.why .cause-title code{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3}.why .cause-texts{flex:1}.why .cause-texts .dots{margin-top:0;color:var(--text-3);font-size:12px;line-height:20px}.why .cause-texts .failure-item .dots{font-size:13px}.cause-runs > summary,.other-causes > summary{width:fit-content;color:var(--text-3);font-size:12px;line-height:24px;cursor:pointer}.other-causes > summary{padding:6px 16px}.latest-message .box-head .quiet{flex:1;min-width:0;overflow-wrap:anywhere}.why > .box > .box-head a{text-decoration:underline}.latest-message .btn.icon{width:auto;min-width:28px}.latest-message pre{max-height:420px;overflow:auto}.why > .box{margin:0 16px 16px}.why > .latest-message{margin-top:6px}.why > .box > .box-head h3{font-size:13px}.run-files{padding:0 16px 14px;font-size:13px}.run-files .hint{display:block}.run-files a{text-decoration:underline}pre.code .unfold{width:100%;min-height:0;border:0;background:none;font:inherit;text-align:left;cursor:pointer}pre.code .unfold:hover{text-decoration:underline}.item-charts > .hint,.item-charts > .panel-failure{padding:12px 16px 0}.item .chart-card{position:relative;display:grid;grid-template-columns:auto minmax(0,1fr);min-height:0;padding:14px 16px 8px;border:0;border-radius:0}.item .chart-card + .chart-card{border-top:1px solid var(--line)}.item .chart-card.pending{min-height:290px}.item .chart-card > *{grid-column:1 / -1}.item .chart-card > figcaption{grid-column:1}.item .chart-card > .chart-head{grid-column:2;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 14px;margin:0 76px 8px 14px;font-size:12px;line-height:20px}.item .chart-card .legend .number:empty{display:none}.item .chart-card figcaption h2{font-size:14px;line-height:20px}.item .numbers{margin:0}.item .numbers > summary{position:absolute;top:14px;right:16px;color:var(--accent);font-size:12px;line-height:20px}.item .charts > .pick{margin:0 16px 12px}.runs-card .runs-pending{border:0}.runs-card .pick{margin-left:auto}.runs-table tbody th{width:60%}.runs-table td{font-size:13px}.runs-table .column-job{max-width:240px;overflow-wrap:anywhere}.runs-table td:is(.column-job,.column-when){color:var(--text-2)}.run-title a:not(:hover){text-decoration:none}.run-title,.runs-table .dots{overflow-wrap:anywhere}.runs-table .dots{color:var(--text-3);font-size:12px;line-height:16px}.run-end{color:var(--text-2)}.table-foot .text-button{min-height:24px}@media (max-width:719px){.title-row h1 > .mark{margin-top:1px}.item .chart-card > .chart-head{grid-column:1 / -1;margin:0 0 8px}.runs-table .column-job{flex:1;max-width:none;margin-left:26px}.cause-count{min-width:20px}}.modules tbody th{width:40%}.modules tbody .last{color:var(--text-3)}.module-name{display:flex;align-items:flex-start;gap:8px}.module-name .mark{margin-top:2px}.module-name a{color:var(--text);font-weight:500}.module-name a .quiet{font-weight:400}.reason{display:block;margin-top:2px;color:var(--text-2);font-size:12px;line-height:16px}.reason code{font-size:inherit}h1 .light{font-weight:400}.reason b{color:var(--text)}.reason a,.judged-tests .suite a{color:var(--accent);text-decoration:underline}.judged-tests .group-row th{background:var(--sunken);font-size:13px}.judged-tests .group-row th > span:last-child{float:right}.judged-tests .group-more td{font-size:13px}.judged-tests .test-name > a{display:inline-block;min-height:24px;color:var(--text);line-height:24px}.judged-tests .owner{max-width:180px;overflow-wrap:anywhere}.judged-tests tbody .owner{color:var(--text-2);font-size:13px}.judged-tests .history-cell{min-width:64px}.card-line.card-head{justify-content:space-between;margin-bottom:0}.banner.calm{border-color:var(--line);background:var(--raised)}.banner > .btn{flex:none;align-self:start}.runs .few-builds .history-bars{justify-content:flex-start}.runs .few-builds .bar{max-width:20px}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:16px}.cards-part{display:grid;grid-template-columns:minmax(0,1fr)}.cards-part:not(:has(> .card,> p)){display:none}.entries-card{min-width:0;overflow:hidden}.entries-card ul{display:grid;grid-template-columns:auto minmax(0,1fr);padding:0;list-style:none}.entries-card li,.entry{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.entries-head{display:flex;align-items:baseline;justify-content:space-between;gap:8px;padding:14px 16px 10px;border-bottom:1px solid var(--line)}.entries-head h2{font-size:14px;line-height:20px}.entry{column-gap:10px;padding:10px 16px;color:inherit;outline-offset:-2px}.entry:hover{background:var(--hover);text-decoration:none}li + li > .entry,.entries-all{border-top:1px solid var(--line)}.entry > b{min-width:2em;font-weight:600;text-align:right}.entry-texts{min-width:0}.entry-texts > span{display:block;overflow-wrap:anywhere}.entry-title{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.entry-title:has(> .whole),.entries-page .entry-title{white-space:normal}.entries-all{display:block;padding:10px 16px;font-size:13px;outline-offset:-2px}.entries-page,.organisation-details{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.sign-in .hint a{text-decoration:underline}.keys-body{display:grid;grid-template-columns:minmax(0,1fr);gap:20px}.keys .sign-in{margin:0;padding:0}.key-table .cell-title{display:none}.key-form{display:grid;gap:12px;max-width:480px}.key-field{display:grid;gap:4px}.key-form fieldset{display:grid;gap:6px;margin:0;padding:0;border:0}.key-form :is(legend,.key-field label){padding:0;font-weight:600}.key-form button{width:fit-content}.new-key{display:grid;gap:10px;border-color:var(--accent)}.secret{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.secret code{flex:1 1 240px;padding:6px 10px;overflow-wrap:anywhere}.btn.danger{border-color:var(--failed-line);color:var(--failed)}.dialog{max-width:min(460px,calc(100vw - 32px));padding:20px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);color:var(--text)}.dialog > * + *{margin-top:12px}.dialog::backdrop{background:rgb(0 0 0 / 0.4)}@media (min-width:720px){.judged-tests tbody:not(:last-child) tr:last-child > *{border-bottom:1px solid var(--line)}}@media (max-width:719px){.blocks.judged-tests .why{flex:1 1 0}.judged-tests .history-cell{min-width:0}.blocks.judged-tests tbody:not(:last-child) tr:last-child{border-bottom:1px solid var(--line)}.blocks.judged-tests .group-row th{flex:1 0 100%;background:none}.banner{flex-wrap:wrap}.key-table .cell-title{display:inline;color:var(--text-3)}}.loading{padding:16px var(--edge) 32px}.loading-text{min-height:24px;margin-bottom:12px;color:var(--text-2);font-size:16px;line-height:24px}.loading-bars{display:grid;gap:20px}.loading-card{min-height:120px;padding:14px 16px}.loading-bar{display:inline-block;max-width:100%;height:10px;border-radius:5px;background:light-dark(#eff2f5,#272e37);vertical-align:middle}.loading-row{display:flex;gap:8px}.loading-mark{flex:none;width:16px;height:16px;margin-top:2px;border-radius:8px;background:light-dark(#eff2f5,#272e37)}.loading-name{display:grid;gap:10px;padding:5px 0}.loading tbody tr:hover{background:none}.error-banner{align-items:center;border-color:var(--flaky-line);background:var(--flaky-tint)}@media (max-width:719px){.error-banner{flex-wrap:wrap}}.empty-state{padding:40px 24px;overflow-wrap:anywhere;text-align:center}.empty-state > .mark{margin:0 auto 12px;color:var(--text-2)}.empty-state > :is(h2,p){text-wrap:balance}.empty-state > p{max-width:64ch;margin:4px auto 16px;color:var(--text-2)}.first-records{gap:12px;max-width:calc(760px + 2 * var(--edge));color:var(--text-2)}.jobs tbody + tbody > tr:first-child > *{border-top:1px solid var(--line)}.jobs .pipeline > *{background:var(--sunken)}.jobs .job > .job-cell{padding-left:36px}.job-name{min-width:0;overflow-wrap:anywhere}.job-name > a{color:var(--text);font-weight:500}.jobs .reason a{text-decoration:underline}.jobs :is(td.number,.last-failed){white-space:nowrap}.jobs tbody .last-failed{color:var(--text-3)}.toggle{min-height:24px;margin:-2px 0;padding:2px 0;border:0;background:none;color:var(--text);font-weight:600;text-align:left;cursor:pointer;overflow-wrap:anywhere}.toggle:hover{text-decoration:underline}.toggle::after{content:\"\";display:inline-block;width:6px;height:6px;margin-left:8px;border-right:1.5px solid var(--text-3);border-bottom:1.5px solid var(--text-3);transform:rotate(45deg) translate(-2px,-2px)}.toggle[aria-expanded=\"true\"]::after{transform:rotate(225deg) translate(-3px,-3px)}.numbers-by-interval{padding:10px 16px;border-top:1px solid var(--line);font-size:13px}.numbers-by-interval > summary{width:fit-content;color:var(--accent);cursor:pointer}.numbers-by-interval > .pick{margin:10px 0}.no-match > .card{padding:40px 24px;text-align:center}.no-match > .card > p{margin:4px auto 16px;color:var(--text-2)}.compared tbody + tbody > tr:first-child > *{border-top:1px solid var(--line)}.compared .group > th{padding:8px 16px;background:var(--sunken);color:var(--text);font-size:13px;line-height:20px;white-space:normal}.compared .count{margin-left:6px}.group-note{float:right;color:var(--text-3);font-size:12px;font-weight:400}.compared .test-name > a{color:var(--text)}.compared :is(.difference,.owner){font-size:13px;overflow-wrap:anywhere}.compared .difference a{text-decoration:underline}.compared td.owner{max-width:180px;color:var(--text-2)}.sides tbody th{font-weight:500}.side-label{display:none;color:var(--text-3)}@media (min-width:720px){.sides{table-layout:fixed}.sides thead th{overflow-wrap:anywhere;white-space:normal}}@media (max-width:899px){.last-failed{display:none}}@media (max-width:719px){.jobs .pipeline{background:var(--sunken)}.jobs .pipeline > *{background:none}.jobs tr.job{padding-left:36px}.jobs .job > .job-cell{padding-left:0}.jobs .median{margin-left:auto}.jobs tbody:not(:last-of-type) > tr:last-child{border-bottom:1px solid var(--line)}.jobs tbody + tbody > tr:first-child > *{border-top:0}.compared tbody:not(:last-of-type) > tr:last-child{border-bottom:1px solid var(--line)}.compared tbody + tbody > tr:first-child > *{border-top:0}.compared .group{background:var(--sunken)}.compared .group > th{padding:0;background:none}.compared .difference{flex:1 1 160px}.compared tr:not(.group){align-items:flex-end}.sides thead{display:none}.sides tr{display:grid;grid-template-columns:1fr 1fr auto;gap:2px 8px;padding:10px 16px;border-bottom:1px solid var(--line)}.sides tbody tr:last-child{border-bottom:0}.sides :is(tbody th,td){padding:0;border:0;font-size:13px;white-space:normal;overflow-wrap:anywhere}.sides tbody th{grid-column:1 / -1}.sides td.number{text-align:left}.sides td.number:last-child{text-align:right}.side-label{display:inline}}";
		const tokenStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}";
		;
		const policy = (0, content_security_policy.A)({
			style: dashboardStyle,
			scripts: [dashboardScript],
			directives: ["connect-src 'self'", "frame-ancestors 'none'"]
		});
		const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Build Report</title>
<link rel="icon" href="data:,">
<style>${dashboardStyle}</style>
</head>
<body>
${(0, symbols.m)()}
<header><p class="bar-row brand">Build Report</p></header>
<main><p class="notice">The dashboard needs JavaScript. Without it, use the <a href="docs">data API</a>, which returns the same data.</p></main>
<script>${dashboardScript}<\/script>
</body>
</html>
`;
		const dashboardPage = {
			html,
			contentSecurityPolicy: policy
		};
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const newApiKey = () => `brk_${(0, external_node_crypto_.randomBytes)(32).toString("base64url")}`;
		const hashApiKey = (key) => (0, external_node_crypto_.createHash)("sha256").update(key).digest("hex");
		function isSameHash(one, other) {
			const left = Buffer.from(one, "hex");
			const right = Buffer.from(other, "hex");
			return left.length === right.length && (0, external_node_crypto_.timingSafeEqual)(left, right);
		}
		var test_identity = __webpack_require__(40167);
		;
		function createRandom(seed) {
			let state = (0, external_node_crypto_.createHash)("sha256").update(seed).digest().readUInt32LE();
			const next = () => {
				state = state + 1831565813 | 0;
				let mixed = Math.imul(state ^ state >>> 15, state | 1);
				mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
				return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
			};
			return {
				next,
				chance: (probability) => next() < probability,
				pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
				logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))
			};
		}
		;
		const demoDays = 90;
		const outlines = {
			storefront: {
				coverage: 81.2,
				bundleBytes: 412e3,
				circumstances: [
					"for a guest",
					"for a customer",
					"on a small screen"
				],
				suites: {
					Search: {
						usualMs: 180,
						checks: [
							"finds a product by its name",
							"corrects a typing error",
							"filters by price",
							"sorts by rating",
							"shows no more than fits"
						]
					},
					Catalogue: {
						usualMs: 95,
						checks: [
							"lists the newest products",
							"groups by category",
							"hides what is sold out",
							"loads the next page",
							"shows a product"
						]
					},
					Account: {
						usualMs: 240,
						checks: [
							"signs in",
							"resets a forgotten password",
							"changes the address",
							"keeps the wish list",
							"shows past orders"
						]
					},
					Layout: {
						usualMs: 60,
						checks: [
							"shows the header",
							"opens the menu",
							"switches the language",
							"keeps the colours",
							"prints a page"
						]
					},
					Accessibility: {
						usualMs: 620,
						checks: [
							"names every button",
							"can be used with the keyboard",
							"has enough contrast"
						]
					}
				}
			},
			checkout: {
				coverage: 88.6,
				bundleBytes: 268e3,
				circumstances: [
					"for a guest",
					"for a customer",
					"after the session expired"
				],
				suites: {
					Cart: {
						usualMs: 45,
						checks: [
							"adds an item",
							"removes an item",
							"changes the quantity",
							"keeps the items",
							"shows the total",
							"merges two carts"
						]
					},
					Discounts: {
						usualMs: 38,
						checks: [
							"applies a voucher",
							"refuses an expired voucher",
							"combines two vouchers",
							"rounds to the cent",
							"takes the better price"
						]
					},
					Shipping: {
						usualMs: 130,
						checks: [
							"offers the cheapest carrier",
							"calculates the weight",
							"refuses a post box",
							"names the day it comes"
						]
					},
					Payment: {
						usualMs: 540,
						checks: [
							"pays by card",
							"pays by invoice",
							"asks for a second factor",
							"books back a refund",
							"tries again when the bank is busy"
						]
					},
					Invoice: {
						usualMs: 210,
						checks: [
							"numbers invoices without a gap",
							"writes the tax",
							"sends it as PDF",
							"archives it for ten years"
						]
					}
				}
			},
			recommendations: {
				sinceDays: 41,
				coverage: 63.5,
				bundleBytes: 97e3,
				circumstances: ["for a new visitor", "for a customer"],
				suites: {
					Ranking: {
						usualMs: 320,
						checks: [
							"prefers what was looked at",
							"leaves out what was bought",
							"mixes in what is new",
							"is stable"
						]
					},
					Model: {
						usualMs: 900,
						checks: [
							"loads within the time",
							"falls back to best sellers",
							"reads the features",
							"forgets on demand"
						]
					},
					Widget: {
						usualMs: 75,
						checks: [
							"shows four products",
							"hides when it is empty",
							"counts a click"
						]
					}
				}
			},
			app: {
				coverage: 74.1,
				bundleBytes: 894e4,
				circumstances: [
					"on a phone",
					"on a tablet",
					"offline"
				],
				suites: {
					Startup: {
						usualMs: 1400,
						checks: [
							"shows the first screen",
							"restores the last screen",
							"asks for the permissions"
						]
					},
					Scanner: {
						usualMs: 480,
						checks: [
							"reads a bar code",
							"reads a QR code",
							"turns on the light",
							"says when it is too dark"
						]
					},
					Orders: {
						usualMs: 350,
						checks: [
							"lists the orders",
							"shows where a parcel is",
							"cancels an order",
							"sends one back"
						]
					},
					Notifications: {
						usualMs: 160,
						checks: [
							"announces a delivery",
							"is silent at night",
							"opens the right screen"
						]
					},
					Settings: {
						usualMs: 90,
						checks: [
							"changes the language",
							"changes the colours",
							"deletes the account"
						]
					}
				}
			},
			sync: {
				coverage: 91.3,
				bundleBytes: 154e3,
				circumstances: [
					"over a slow network",
					"over a broken network",
					"from two devices"
				],
				suites: {
					Queue: {
						usualMs: 220,
						checks: [
							"keeps the order",
							"sends nothing twice",
							"goes on after a crash",
							"gives up after a day"
						]
					},
					Merge: {
						usualMs: 34,
						checks: [
							"takes the later change",
							"keeps both where they differ",
							"undoes a change",
							"tells of a conflict"
						]
					},
					Storage: {
						usualMs: 68,
						checks: [
							"survives a full disk",
							"encrypts what is personal",
							"migrates an older version"
						]
					}
				}
			}
		};
		const flaky = new Map([
			["asks for a second factor after the session expired", .11],
			["merges two carts for a customer", .06],
			["offers the cheapest carrier for a guest", .05],
			["loads the next page on a small screen", .07],
			["sends nothing twice over a broken network", .09],
			["shows where a parcel is offline", .05],
			["keeps the wish list for a customer", .12]
		]);
		const quarantined = new Map([["keeps the wish list for a customer", {
			since: 38,
			repaired: 24,
			owner: "@demo/accounts",
			reason: "The list was read before it was saved",
			issue: "https://issues.example/webshop/412"
		}], ["sends nothing twice over a broken network", {
			since: 17,
			daysLeft: 12,
			owner: "@demo/sync",
			reason: "The answer sometimes arrives after the time limit",
			issue: "https://issues.example/mobile-app/231"
		}]]);
		const ownersOfSuite = {
			...Object.fromEntries(["Search", "Catalogue"].map((suite) => [suite, ["@demo/catalogue"]])),
			Account: ["@demo/accounts"],
			...Object.fromEntries(["Layout", "Accessibility"].map((suite) => [suite, ["@demo/design"]])),
			...Object.fromEntries(["Cart", "Discounts"].map((suite) => [suite, ["@demo/checkout"]])),
			Shipping: ["@demo/logistics"],
			Payment: ["@demo/payments", "@demo/checkout"],
			Invoice: ["billing@demo.example"],
			...Object.fromEntries(["Ranking", "Model"].map((suite) => [suite, ["@demo/data-science"]])),
			...Object.fromEntries([
				"Startup",
				"Orders",
				"Notifications",
				"Settings"
			].map((suite) => [suite, ["@demo/mobile"]])),
			Scanner: ["@demo/mobile", "kim@demo.example"],
			...Object.fromEntries([
				"Queue",
				"Merge",
				"Storage"
			].map((suite) => [suite, ["@demo/sync"]]))
		};
		const tagsOfSuite = {
			Accessibility: ["accessibility"],
			Payment: ["payment", "slow"],
			Model: ["slow"],
			Startup: ["smoke"]
		};
		const skipped = new Set([
			"prints a page on a small screen",
			"archives it for ten years for a guest",
			"turns on the light on a tablet"
		]);
		function moduleOf(name) {
			const outline = outlines[name];
			const { sinceDays = demoDays, coverage, bundleBytes, circumstances, suites } = outline;
			const tests = Object.entries(suites).flatMap(([title, { usualMs, checks }]) => checks.flatMap((check, checkIndex) => circumstances.map((circumstance, index) => {
				const test = `${check} ${circumstance}`;
				const suite = [title];
				return {
					id: (0, test_identity.testId)(name, suite, test),
					suite,
					name: test,
					file: `${name}/tests/${title.toLowerCase()}.test.ts`,
					line: 9 + 14 * (checkIndex * circumstances.length + index),
					owners: ownersOfSuite[title] ?? [],
					tags: tagsOfSuite[title] ?? [],
					quarantine: quarantined.get(test),
					usualMs: usualMs * createRandom(`${name} ${title} ${test}`).logNormal(.7),
					flakiness: flaky.get(test) ?? 0,
					isSkipped: skipped.has(test)
				};
			})));
			return {
				name,
				sinceDays,
				tests,
				coverage,
				bundleBytes
			};
		}
		const createCatalogue = () => [{
			name: "webshop",
			runsPerDay: 8,
			modules: [
				"storefront",
				"checkout",
				"recommendations"
			].map(moduleOf)
		}, {
			name: "mobile-app",
			runsPerDay: 4,
			modules: ["app", "sync"].map(moduleOf)
		}];
		var defined_fields = __webpack_require__(43268);
		;
		const authors = [
			"mona",
			"hubot",
			"ines",
			"tariq"
		];
		const messages = [
			"Update the dependencies",
			"Cache the product pictures",
			"Round prices half up",
			"Show the delivery date in the basket",
			"Remove the old search",
			"Retry the payment after a time-out"
		];
		function changeOf(project, build) {
			const random = createRandom(`${project} ${build}`);
			return {
				commitMessage: random.pick(messages),
				author: random.pick(authors)
			};
		}
		;
		const dayMs = 864e5;
		function quarantineOf({ quarantine }, { start, age }) {
			if (quarantine === undefined || age > quarantine.since) return undefined;
			const { daysLeft, owner, reason, issue } = quarantine;
			const until = daysLeft === undefined ? {} : { until: new Date(start + (age + daysLeft) * dayMs).toISOString().slice(0, 10) };
			return {
				...until,
				owner,
				reason,
				issue
			};
		}
		const isRepaired = ({ quarantine }, { age }) => age <= (quarantine?.repaired ?? -1);
		const retriesAtNight = ({ quarantine }, { start, age }) => quarantine !== undefined && quarantine.repaired === undefined && age <= quarantine.since && start / dayMs % 3 === 0;
		var attachment_kind = __webpack_require__(93360);
		;
		const testWithSteps = "asks for a second factor after the session expired";
		const attachments = [
			{
				name: "test-failed-1.png",
				type: "image/png",
				size: 48213
			},
			{
				name: "video.webm",
				type: "video/webm",
				size: 212904
			},
			{
				name: "trace.zip",
				type: attachment_kind.Kr,
				size: 1904118
			}
		];
		function demoEvidence({ name }, duration) {
			if (name !== testWithSteps) return {};
			const passed = (title, share) => ({
				name: title,
				status: "successful",
				duration: Math.round(10 * share * duration) / 10
			});
			return {
				attachments,
				steps: [
					{
						...passed("open the browser", .06),
						phase: "setup"
					},
					{
						...passed("sign in as a customer", .11),
						phase: "setup"
					},
					{
						...passed("put 2 items into the cart", .08),
						text: "| item   | quantity |\n| socks  | 1        |\n| gloves | 1        |"
					},
					passed("wait until the session expires", .05),
					{
						...passed("pay by card", .61),
						status: "failed",
						steps: [
							passed("sign in again", .05),
							passed("fill the number of the card", .01),
							passed("fill the date of expiry", .01),
							passed("fill the security code", .01),
							passed("click \"Pay\"", .02),
							{
								...passed("click \"Continue\"", .51),
								status: "failed",
								message: "The page of the bank is empty",
								file: "checkout/tests/payment.test.ts",
								line: 112,
								attachments: [0]
							}
						]
					},
					{
						...passed("close the browser", .03),
						phase: "teardown",
						attachments: [1, 2]
					}
				]
			};
		}
		;
		const weekdayOf = ({ start }) => new Date(start).getUTCDay();
		const slowDays = 17;
		function slownessOf({ name }, { suite }, { age }) {
			return name === "checkout" && suite.includes("Payment") && age <= slowDays ? 2 : 1;
		}
		const slowChangeOf = (module, build, { age }) => module.name === "checkout" && age === slowDays && build.endsWith("00.1") ? {
			commitMessage: "Retry the payment after a time-out",
			author: "mona"
		} : {};
		const isOutage = (day) => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3;
		const brokenTopic = "fix/empty-cart";
		const topicDays = 6;
		const isTopicBroken = ({ age }) => age <= topicDays;
		const redTopic = "fix/rounding";
		const redDays = 1;
		const isTopicRed = ({ age }) => age <= redDays;
		const incidents = [
			{
				module: "app",
				tests: "reads a QR code",
				from: 5,
				to: 3,
				failure: ["No QR code was found in the picture", "ScanError: No QR code was found in the picture\n    at scan (app/src/scanner.ts:88:11)"]
			},
			{
				module: "recommendations",
				tests: "falls back to best sellers",
				ref: "main",
				from: 2,
				to: 0,
				failure: ["expected 0 to be 4", "AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20"]
			},
			{
				module: "checkout",
				tests: "rounds to the cent",
				ref: "main",
				from: 1,
				to: 1,
				failure: ["expected 17.95 to be 17.96", "AssertionError: expected 17.95 to be 17.96\n    at roundToCent (checkout/src/prices.ts:27:9)\n    at tests/%s:42:18"]
			},
			{
				module: "recommendations",
				tests: "falls back to best sellers",
				ref: redTopic,
				from: redDays,
				to: 0,
				failure: ["expected 0 to be 4", "AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20"]
			},
			{
				module: "checkout",
				tests: "applies a voucher",
				ref: redTopic,
				from: redDays,
				to: 0,
				failure: ["expected 8.97 to be 8.98", "AssertionError: expected 8.97 to be 8.98\n    at applyVoucher (checkout/src/vouchers.ts:63:11)\n    at tests/%s:37:18"]
			},
			{
				module: "checkout",
				tests: "keeps the items",
				ref: brokenTopic,
				from: topicDays,
				to: 0,
				failure: ["expected [] to have a length of 2 but got 0", "AssertionError: expected [] to have a length of 2 but got 0\n    at tests/%s:19:27"]
			}
		];
		const incidentFailure = (module, test, ref, { age }) => incidents.find((each) => each.module === module.name && test.name.startsWith(each.tests) && (each.ref === undefined || each.ref === ref) && age <= each.from && age >= each.to)?.failure;
		const bundleGrowth = ({ age }) => (1 + (demoDays - age) * 4e-4) * (age <= 26 ? 1.09 : 1);
		;
		const runners = [
			{
				name: "ubuntu-24.04",
				slowness: 1
			},
			{
				name: "build-box-1",
				slowness: .62
			},
			{
				name: "build-box-2",
				slowness: 1.7
			}
		];
		const branches = [
			redTopic,
			"feature/wish-list",
			"feature/dark-mode",
			"renovate/all",
			brokenTopic
		];
		const otherJobs = {
			lint: 42e3,
			build: 128e3
		};
		const setUpMs = 35e3;
		const maximumUnitTestMs = 250;
		const failures = [["expected 3 to be 2", "AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)"], ["Cannot read properties of undefined (reading 'id')", "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40"]];
		const flakyFailure = ["The element \"Continue\" did not appear within 5,000 ms", "TimeoutError: waiting for selector \"Continue\"\n    at tests/%s:112:9"];
		const outageFailure = ["connect ECONNREFUSED 10.0.4.17:5432", "Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect"];
		function plannedRef({ project, build, day }) {
			if (isTopicBroken(day) && build.endsWith("01.1")) return brokenTopic;
			return project === "webshop" && isTopicRed(day) && build.endsWith("02.1") ? redTopic : undefined;
		}
		function runRecords(run) {
			const { project, module, pipeline, build, day, startedAt } = run;
			const random = createRandom(`${project} ${module.name} ${build}`);
			const usualRef = pipeline === "nightly" || random.chance(.55) ? "main" : random.pick(branches);
			const ref = plannedRef(run) ?? usualRef;
			const common = {
				org: "demo",
				project,
				module: module.name,
				pipeline,
				build,
				ref
			};
			const isPlanned = ref === redTopic && isTopicRed(day);
			const broken = isPlanned ? new Set() : brokenTests(module, ref, random);
			const jobs = ["unit tests", module.name === "app" ? "device tests" : "browser tests"].map((name, index) => {
				const picked = random.pick(runners);
				const runner = index === 0 ? picked : runners[0];
				const tests = module.tests.filter(({ usualMs }) => Number(usualMs > maximumUnitTestMs) === index);
				const results = tests.map((test) => ({
					test,
					...resultOf(isPlanned ? {
						...test,
						flakiness: 0
					} : test, run, {
						ref,
						isChanged: broken.has(test.id),
						slowness: runner.slowness
					}, random)
				}));
				return {
					name,
					runner,
					results,
					duration: setUpMs * runner.slowness * random.logNormal(.15) + sum(results)
				};
			});
			const isRed = jobs.some(({ results }) => results.some(({ status }) => status === "failed"));
			let passedMs = 0;
			const testRecords = jobs.flatMap(({ name, results }) => results.map(({ test, ...result }) => {
				passedMs += result.duration ?? 0;
				const { id, suite, file, line, owners, tags } = test;
				const quarantine = quarantineOf(test, day);
				return {
					kind: "test",
					...common,
					job: name,
					timestamp: startedAt + Math.round(passedMs),
					id,
					suite,
					name: test.name,
					file,
					line,
					...(0, defined_fields.X)({
						owners: owners.length > 0 ? owners : undefined,
						quarantine,
						tags: tags.length > 0 ? tags : undefined
					}),
					...result
				};
			}));
			const jobRecords = [...Object.entries(otherJobs).map(([name, usualMs]) => {
				const runner = random.pick(runners);
				const status = isOutage(day) && random.chance(.5) ? "cancelled" : random.chance(.01) ? "failed" : "successful";
				return {
					name,
					runner,
					status,
					duration: usualMs * runner.slowness * random.logNormal(.12)
				};
			}), ...jobs.map(({ name, runner, results, duration }) => {
				const status = results.some((result) => result.status === "failed") ? "failed" : random.chance(.015) ? "cancelled" : "successful";
				return {
					name,
					runner,
					status,
					duration
				};
			})].map(({ name, runner, status, duration }) => {
				const id = `${module.name}-${name.replace(" ", "-")}`;
				return {
					kind: "job",
					...common,
					timestamp: startedAt,
					id,
					name,
					runner: runner.name,
					status,
					duration: Math.round(duration)
				};
			});
			const status = isRed ? "failed" : "successful";
			const duration = Math.max(...jobRecords.map((job) => job.duration));
			const commit = (0, external_node_crypto_.createHash)("sha1").update(`${project} ${build}`).digest("hex");
			const url = `https://ci.example/${project}/runs/${build.split(".")[0]}`;
			const measured = ref === "main" && !isRed ? propertyRecords(module, day, random) : [];
			return [
				...testRecords,
				...jobRecords,
				...measured.map(([name, value]) => ({
					kind: "property",
					...common,
					timestamp: startedAt,
					name,
					valueType: "number",
					value
				})),
				{
					kind: "build",
					...common,
					timestamp: startedAt,
					status,
					branch: ref,
					commit,
					...changeOf(project, build),
					...slowChangeOf(module, build, day),
					url,
					duration
				}
			];
		}
		function resultOf(test, { module, pipeline, day }, { ref, isChanged, slowness }, random) {
			if (test.isSkipped) return {
				status: "skipped",
				message: "Not fixed yet"
			};
			const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(.18)) / 10;
			const isCutOff = isOutage(day) && random.chance(.4);
			if (isCutOff) return failureOf(test, outageFailure, duration + 3e4);
			const isShaky = random.chance(test.flakiness);
			const incident = incidentFailure(module, test, ref, day);
			if (incident !== undefined) return failureOf(test, incident, duration);
			const isRetried = pipeline === "nightly" && retriesAtNight(test, day);
			if (!isRetried && (!isShaky && !isChanged || isRepaired(test, day))) return {
				status: "successful",
				duration
			};
			const isTimeout = isShaky || isRetried;
			const failure = failureOf(test, isTimeout ? flakyFailure : random.pick(failures), duration);
			if (!isRetried && (!isShaky || !random.chance(.33))) return isTimeout ? {
				...failure,
				...demoEvidence(test, duration)
			} : failure;
			const { cause: _, ...attempt } = failure;
			return {
				status: "successful",
				duration: 2 * duration,
				flaky: true,
				attempts: [attempt]
			};
		}
		function failureOf({ file }, [message, details], duration) {
			const cause = `2-${(0, external_node_crypto_.createHash)("sha256").update(message).digest("hex").slice(0, 12)}`;
			return {
				status: "failed",
				duration,
				message,
				details: details.replace("%s", file),
				cause
			};
		}
		function brokenTests({ tests }, ref, random) {
			if (!random.chance(ref === "main" ? .025 : .12)) return new Set();
			const first = Math.floor(random.next() * tests.length);
			return new Set(tests.slice(first, first + 1 + Math.floor(random.next() * 4)).map(({ id }) => id));
		}
		const propertyRecords = ({ coverage, bundleBytes }, day, random) => [["coverage", Math.round(100 * (coverage + (demoDays - day.age) * .03 + random.next() * .4)) / 100], ["bundle-size", Math.round(bundleBytes * bundleGrowth(day) * (1 + random.next() * .002))]];
		const sum = (results) => results.reduce((total, { duration = 0 }) => total + duration, 0);
		;
		const fill_demo_dayMs = 864e5;
		const hourMs = 36e5;
		const unfinishedMs = 20 * 6e4;
		async function fillDemo(store, now) {
			const catalogue = createCatalogue();
			const today = Math.floor(now / fill_demo_dayMs) * fill_demo_dayMs;
			for (let age = demoDays; age >= 0; age -= 1) {
				const day = {
					start: today - age * fill_demo_dayMs,
					age
				};
				const records = catalogue.flatMap((project) => dayRecords(project, day, now - unfinishedMs));
				const idempotencyKey = `demo 1 ${new Date(day.start).toISOString().slice(0, 10)}`;
				await store.insert({
					org: "demo",
					idempotencyKey,
					records
				});
			}
		}
		async function createDemoKey(store, now) {
			const earlier = (await store.keys()).filter(({ org, name }) => org === "demo" && name === keyName);
			for (const { id } of earlier) await store.removeKey(id);
			const key = newApiKey();
			await store.addKey({
				id: (0, external_node_crypto_.randomUUID)(),
				hash: hashApiKey(key),
				org: "demo",
				scopes: ["read"],
				name: keyName,
				createdAt: now
			});
			return key;
		}
		const keyName = "serve --demo";
		const demoLink = (url, key) => `${url}/#${new URLSearchParams({
			key,
			org: "demo"
		})}`;
		function dayRecords(project, day, until) {
			const random = createRandom(`${project.name} ${day.start}`);
			const isWeekend = [0, 6].includes(weekdayOf(day));
			const count = Math.round(project.runsPerDay * (isWeekend ? .25 : .8 + .45 * random.next()));
			const starts = [{
				pipeline: "nightly",
				startedAt: day.start + 2 * hourMs
			}, ...Array.from({ length: count }, (_, index) => {
				const hour = 7 + 11 * (index + random.next()) / count;
				return {
					pipeline: "ci",
					startedAt: Math.round(day.start + hour * hourMs)
				};
			})];
			return starts.filter(({ startedAt }) => startedAt <= until).flatMap(({ pipeline, startedAt }, index) => project.modules.filter(({ sinceDays }) => day.age <= sinceDays).flatMap((module) => {
				const build = `${day.start / fill_demo_dayMs * 100 + index}.1`;
				return runRecords({
					project: project.name,
					module,
					pipeline,
					build,
					day,
					startedAt
				});
			}));
		}
		;
		const administrationId = "administration";
		const isAdministrationKey = ({ id }) => id === administrationId;
		async function firstAdministrationKey(store, now) {
			if ((await store.keys()).some(isAdministrationKey)) return undefined;
			const key = newApiKey();
			await store.addKey({
				id: administrationId,
				hash: hashApiKey(key),
				org: "",
				scopes: [],
				name: "administration",
				createdAt: now
			});
			return key;
		}
		var external_node_zlib_ = __webpack_require__(38522);
		var compress = __webpack_require__(53670);
		var compress_default = __webpack_require__.n(compress);
		var helmet = __webpack_require__(87947);
		var helmet_default = __webpack_require__.n(helmet);
		var rate_limit = __webpack_require__(24446);
		var rate_limit_default = __webpack_require__.n(rate_limit);
		var fastify = __webpack_require__(16703);
		var external_node_http_ = __webpack_require__(37067);
		;
		class HttpProblem extends Error {
			name = "HttpProblem";
			statusCode;
			headers;
			errors;
			refusal;
			constructor(statusCode, detail, { headers = {}, errors = [], cause, refusal } = {}) {
				super(detail, { cause });
				this.statusCode = statusCode;
				this.headers = headers;
				this.errors = errors;
				this.refusal = refusal;
			}
		}
		const problemType = "application/problem+json";
		function problemDocument({ statusCode, message, errors }, requestId) {
			return {
				type: "about:blank",
				title: external_node_http_.STATUS_CODES[statusCode] ?? "Error",
				status: statusCode,
				detail: message,
				...(0, defined_fields.X)({
					errors: errors.length === 0 ? undefined : errors,
					requestId
				})
			};
		}
		const unavailable = (refusal, detail, seconds = 5, cause) => new HttpProblem(503, detail, {
			headers: { "retry-after": String(seconds) },
			cause,
			refusal
		});
		const tooManyRequests = (refusal, detail, seconds) => new HttpProblem(429, detail, {
			headers: { "retry-after": String(Math.max(1, seconds)) },
			refusal
		});
		const fieldProblem = ({ name, message }) => new HttpProblem(400, `Invalid field "${name}": ${message}`, { errors: [{
			name,
			message
		}] });
		function parameterProblem(...errors) {
			const [{ name, message }] = errors;
			return new HttpProblem(400, `Invalid parameter "${name}": ${message}`, { errors });
		}
		;
		function createAllowedMethods(app) {
			const methodsOf = new Map();
			let isOpen = true;
			app.addHook("onRoute", ({ url, method }) => {
				if (!isOpen) return;
				const methods = methodsOf.get(url) ?? new Set();
				methodsOf.set(url, methods);
				for (const name of [method].flat()) methods.add(name);
			});
			return () => {
				isOpen = false;
				for (const [url, allowed] of methodsOf) {
					const allow = [...allowed].sort().join(", ");
					app.route({
						url,
						method: app.supportedMethods.filter((method) => !allowed.has(method)),
						schema: { hide: true },
						onRequest: async ({ method }) => {
							throw new HttpProblem(405, `${method} is not allowed here. Allowed methods: ${allow}.`, { headers: { allow } });
						},
						handler: async () => undefined
					});
				}
			};
		}
		;
		const keyHeader = "service-api-key";
		const perMinute = (max, keyGenerator) => ({
			max,
			timeWindow: 6e4,
			...(0, defined_fields.X)({ keyGenerator })
		});
		const header = {
			name: "Service-Api-Key header",
			read: ({ headers }) => headers[keyHeader]
		};
		const parameter = {
			name: "parameter \"key\"",
			read: ({ query }) => query.key
		};
		function createAuthentication(app, keyRing, limits, onUse) {
			app.decorateRequest("organisationKey", undefined);
			const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress));
			const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? "administration"));
			const count = async (request) => {
				const requests = await requestsOf(request);
				if (!requests.isAllowed && requests.isExceeded) throw tooManyRequests("request_rate", "Too many requests with this key.", requests.ttlInSeconds);
			};
			const grantOf = async (request, place = header) => {
				const failures = await failuresOf(request, { increment: false });
				const key = place.read(request);
				const grant = typeof key === "string" && key !== "" ? await keyRing.grantOf(key) : undefined;
				if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== "organisation") {
					throw tooManyRequests("invalid_keys", "Too many requests without a valid key from this address.", failures.ttlInSeconds);
				}
				if (grant !== undefined) {
					if (grant.type === "organisation") request.organisationKey = grant.key;
					await count(request);
					if (grant.type === "organisation") onUse(grant.key);
					return grant;
				}
				await failuresOf(request);
				const detail = key === undefined ? `The ${place.name} is missing.` : `The key in the ${place.name} is not valid.`;
				throw new HttpProblem(401, detail, { headers: { "www-authenticate": "Service-Api-Key" } });
			};
			const organisationKeyOf = async (request) => {
				const grant = await grantOf(request);
				if (grant.type !== "organisation") throw new HttpProblem(403, "The administration key can only manage keys.");
				return grant.key;
			};
			return {
				anyScope: async (request) => void await organisationKeyOf(request),
				organisation: (scope) => async (request) => {
					const key = await organisationKeyOf(request);
					if (!key.scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`);
				},
				administration: async (request) => {
					const grant = await grantOf(request);
					if (grant.type !== "administration") throw new HttpProblem(403, "This endpoint requires the administration key.");
				},
				badge: async (request) => {
					const grant = await grantOf(request, parameter);
					const scopes = grant.type === "organisation" ? grant.key.scopes : [];
					if (scopes.length !== 1 || scopes[0] !== "badge") {
						throw new HttpProblem(403, "The key must have the scope \"badge\" and no other. Revoke this key if the address was published.");
					}
				}
			};
		}
		function demandProject({ organisationKey }, project) {
			if ((organisationKey?.project ?? project) !== project) throw new HttpProblem(403, "The key gives no access to this project.");
		}
		function demandOrganisation({ organisationKey }, org) {
			if (organisationKey?.org !== org) throw new HttpProblem(403, "The key does not belong to this organisation.");
		}
		var disk_full_error = __webpack_require__(85127);
		var query_cancelled_error = __webpack_require__(62912);
		var store_busy_error = __webpack_require__(94347);
		var store_limit_error = __webpack_require__(34265);
		var store_not_ready_error = __webpack_require__(89745);
		var store_unavailable_error = __webpack_require__(61180);
		;
		function sendProblem(problem, request, reply) {
			reply.refusal = problem.refusal;
			return reply.code(problem.statusCode).headers(problem.headers).header("x-request-id", request.id).header("cache-control", "no-store").type(problemType).send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))));
		}
		function addErrorHandlers(app) {
			app.decorateReply("refusal", undefined);
			app.setErrorHandler((error, request, reply) => {
				const problem = problemOf(error);
				if (problem.statusCode >= 500 && !(error instanceof query_cancelled_error.g)) request.log.error({ err: error }, problem.message);
				if (!reply.raw.headersSent) return sendProblem(problem, request, reply);
				reply.raw.destroy();
				return reply;
			});
			app.setNotFoundHandler((request, reply) => sendProblem(unknownEndpoint(request.url.split("?", 1)[0] ?? ""), request, reply));
			app.addHook("onRequest", async ({ headers, raw }) => {
				if (headers.host === undefined && raw.httpVersion !== "1.0") throw new HttpProblem(400, "The Host header is missing.");
			});
			app.server.on("checkExpectation", ({ socket }, response) => {
				const problem = new HttpProblem(417, "Unsupported Expect header. Only 100-continue is supported.");
				const id = logRefusal(app, problem, socket);
				response.writeHead(problem.statusCode, {
					"content-type": problemType,
					"x-request-id": id
				}).end(JSON.stringify(problemDocument(problem)));
			});
		}
		function unknownEndpoint(path) {
			const hint = /\/$|\/\//.test(path) ? "Remove the extra slash. " : "";
			return new HttpProblem(404, `There is no such endpoint. ${hint}See /docs for all endpoints.`);
		}
		const sendFrameworkProblem = (error, request, reply) => {
			sendProblem(problemOf(error), request, reply);
		};
		const frameworkDetails = {
			FST_ERR_BAD_URL: "The URL cannot be decoded. Write a percent sign as %25.",
			FST_ERR_MAX_PARAM_LENGTH: "A segment of the URL is too long.",
			FST_ERR_CTP_INVALID_MEDIA_TYPE: "The Content-Type header is missing or not supported. Use application/json.",
			FST_ERR_CTP_EMPTY_JSON_BODY: "The content is empty. Send JSON.",
			FST_ERR_CTP_INVALID_JSON_BODY: "The content is not valid JSON.",
			FST_ERR_CTP_BODY_TOO_LARGE: "The content is too large.",
			FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The length of the content differs from the Content-Length header."
		};
		function problemOf(error) {
			if (error instanceof HttpProblem) return error;
			if (error instanceof store_limit_error.Z) return unavailable("query_limit", "The query needs too much time or memory. Request a shorter range or a longer interval.", 30, error);
			if (error instanceof store_busy_error.V) return tooManyRequests("queries_waiting", "Too many queries of this organisation are waiting. Retry later, and send fewer at once.", 5);
			if (error instanceof store_not_ready_error.S) return unavailable(error instanceof disk_full_error.V ? "disk_full" : "not_ready", error.message, 5, error);
			if (error instanceof store_unavailable_error.o) return unavailable("database", "The store does not respond.", 5, error);
			const { code, statusCode = 500 } = error;
			if (code === "FST_ERR_HANDLER_TIMEOUT") return unavailable("time_limit", "The response took too long.", 30, error);
			const detail = frameworkDetails[code ?? ""];
			if (detail !== undefined) return new HttpProblem(statusCode, detail, { cause: error });
			if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error });
			return new HttpProblem(500, "Internal error. See the log of the server for this request id.", { cause: error });
		}
		const clientProblems = {
			ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "The request did not arrive in time."),
			HPE_HEADER_OVERFLOW: new HttpProblem(431, "The header fields are too large.")
		};
		function logRefusal(app, { statusCode }, socket) {
			const reqId = (0, external_node_crypto_.randomUUID)();
			app.log.info({
				reqId,
				status: statusCode,
				ip: socket.remoteAddress
			}, "request");
			return reqId;
		}
		function answerClientError(error, socket) {
			if (error.code === "ECONNRESET" || !socket.writable) {
				socket.destroy();
				return;
			}
			const problem = clientProblems[error.code ?? ""] ?? new HttpProblem(400, "This is not a valid HTTP request.");
			const document = problemDocument(problem);
			const body = JSON.stringify(document);
			socket.end([
				`HTTP/1.1 ${document.status} ${document.title}`,
				`content-type: ${problemType}`,
				`content-length: ${Buffer.byteLength(body)}`,
				`x-request-id: ${logRefusal(this, problem, socket)}`,
				"connection: close",
				"",
				body
			].join("\r\n"), () => socket.destroySoon());
		}
		;
		const sweepMs = 50;
		function closeGracefully(app) {
			const sockets = new Set();
			let isClosing = false;
			app.server.on("connection", (socket) => {
				sockets.add(socket);
				socket.once("close", () => sockets.delete(socket));
			});
			app.addHook("preClose", async () => {
				isClosing = true;
				let unused = [];
				const sweep = () => {
					for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
					unused = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
				};
				sweep();
				const sweeping = setInterval(sweep, sweepMs);
				app.server.once("close", () => clearInterval(sweeping));
			});
			app.addHook("onSend", async (_request, reply) => {
				if (isClosing) reply.header("connection", "close");
			});
		}
		;
		const lifetimeMs = 1e3;
		function createKeyRing(store, adminKey, now) {
			const adminHash = adminKey === undefined ? undefined : hashApiKey(adminKey);
			let held;
			const cachedKeys = () => {
				const since = now();
				if (held !== undefined && Math.abs(since - held.since) < lifetimeMs) return held.keys;
				const loading = {
					keys: store.keys(),
					since
				};
				held = loading;
				loading.keys.catch(() => {
					if (held === loading) held = undefined;
				});
				return loading.keys;
			};
			return {
				async grantOf(key) {
					const hash = hashApiKey(key);
					if (adminHash !== undefined && isSameHash(hash, adminHash)) return { type: "administration" };
					let found;
					for (const stored of await cachedKeys()) if (isSameHash(hash, stored.hash)) found = stored;
					if (found === undefined || found.expiresAt !== undefined && found.expiresAt <= now()) return undefined;
					if (!isAdministrationKey(found)) return {
						type: "organisation",
						key: found
					};
					return adminHash === undefined ? { type: "administration" } : undefined;
				},
				invalidate() {
					held = undefined;
				}
			};
		}
		;
		const key_uses_hourMs = 60 * 60 * 1e3;
		function createKeyUses(store, now, onFailure) {
			const recorded = new Map();
			const running = new Set();
			return {
				record(key) {
					const hour = Math.floor(now() / key_uses_hourMs) * key_uses_hourMs;
					if (Math.max(key.lastUsedAt ?? 0, recorded.get(key.id) ?? 0) >= hour) return;
					recorded.set(key.id, hour);
					const write = store.addKey({
						...key,
						lastUsedAt: hour
					}).catch(onFailure).finally(() => running.delete(write));
					running.add(write);
				},
				async settle() {
					await Promise.all(running);
				}
			};
		}
		var prom_client = __webpack_require__(95222);
		var build = __webpack_require__(6868);
		var record = __webpack_require__(25385);
		;
		const count = (description) => build.ZUJ.Integer({
			minimum: 0,
			description
		});
		const time = (description) => build.ZUJ.Integer({
			format: "int64",
			description: `${description} In Unix ms.`
		});
		const duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description: `${description} In ms; 0 if it is unknown.`
		});
		const isUsual = build.ZUJ.Boolean({ description: "Whether the median of one of the two periods is in the middle half of the durations of the other one, or one is unknown." });
		const knownText = (description) => build.ZUJ.Optional(build.ZUJ.String({ description: `${description} Absent if it is unknown.` }));
		const fields_status = (description) => build.ZUJ.Enum([...record.b], description === undefined ? { type: "string" } : {
			type: "string",
			description
		});
		const suite = build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that contain the test, outermost first." });
		const owners = build.ZUJ.Array(build.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by its newest run in the range. The list is empty if they are unknown." });
		const quarantineFields = {
			since: time("The time of the first run in quarantine, without a run outside of it since then on the same branch."),
			until: knownText("The last day of the quarantine, such as `2026-12-31`."),
			owner: knownText("The person or team that repairs the test."),
			reason: knownText("Why the test is in quarantine."),
			issue: knownText("The address of an issue.")
		};
		;
		const aggregates_duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description: `${description} in ms; 0 if no record has a duration.`
		});
		const durationFields = {
			durationMin: aggregates_duration("Shortest duration"),
			durationMax: aggregates_duration("Longest duration"),
			durationAvg: aggregates_duration("Mean duration"),
			durationP25: aggregates_duration("25th percentile of the durations"),
			durationP50: aggregates_duration("Median of the durations"),
			durationP75: aggregates_duration("75th percentile of the durations"),
			durationP95: aggregates_duration("95th percentile of the durations"),
			durationP99: aggregates_duration("99th percentile of the durations")
		};
		const countFields = (fieldOf) => Object.fromEntries(record.b.map((status) => [`${status}Count`, fieldOf(status)]));
		const begin = {
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "Start of the bucket in Unix ms."
			}),
			name: build.ZUJ.String()
		};
		const figures = {
			...countFields(() => build.ZUJ.Integer({ minimum: 0 })),
			totalCount: build.ZUJ.Integer({ minimum: 0 }),
			...durationFields
		};
		const jobAggregate = build.ZUJ.Object({
			...begin,
			jobId: build.ZUJ.String(),
			...figures
		});
		const jobsAggregatedAnswer = build.ZUJ.Object({ jobs: build.ZUJ.Array(jobAggregate) });
		const testAggregate = build.ZUJ.Object({
			...begin,
			testId: build.ZUJ.String(),
			...figures,
			suite: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that contain the test, outermost first. Only with `fields=suite`." })),
			flakyCount: build.ZUJ.Optional(count("Runs that passed only after a retry. Only with `fields=flakyCount`.")),
			owners: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by the newest run in the bucket. Empty if they are unknown. Only with `fields=owners`." }))
		});
		const testsAggregatedAnswer = build.ZUJ.Object({ tests: build.ZUJ.Array(testAggregate) });
		;
		const percentiles = "WITH quantilesExactInclusive(0.25, 0.5, 0.75, 0.95, 0.99)(duration) AS percentiles";
		const bucketStart = "records.timestamp - positiveModulo(records.timestamp, {interval:Int64})";
		const inRange = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
		function durationColumns({ known, min, max, avg }) {
			const figure = (value) => `if(${known} = 0, 0, ${value})`;
			return {
				durationMin: figure(min),
				durationMax: figure(max),
				durationAvg: figure(avg),
				durationP25: figure("percentiles[1]"),
				durationP50: figure("percentiles[2]"),
				durationP75: figure("percentiles[3]"),
				durationP95: figure("percentiles[4]"),
				durationP99: figure("percentiles[5]")
			};
		}
		const aggregation_figures = {
			...countFields((status) => `countIf(status = '${status}')`),
			totalCount: "count()",
			...durationColumns({
				known: "count(duration)",
				min: "min(duration)",
				max: "max(duration)",
				avg: "avg(duration)"
			})
		};
		const isAt = (times) => `records.timestamp IN (${[...new Set(times)].map((time) => BigInt(time)).join(", ")})`;
		const clamp = (value, least) => Math.min(Math.max(Math.trunc(value), least), Number.MAX_SAFE_INTEGER);
		const spanParameters = ({ fromTs, toTs }) => ({
			fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
			toTs: clamp(toTs, Number.MIN_SAFE_INTEGER)
		});
		const bucketParameters = ({ interval, ...span }) => ({
			...spanParameters(span),
			interval: clamp(interval, 1)
		});
		;
		const maximumBuilds = 100;
		const maximumTests = 50;
		const builds_build = build.ZUJ.Object({
			build: build.ZUJ.String({ description: "The newest attempt of the build, as its records name it." }),
			attempts: build.ZUJ.Array(build.ZUJ.String(), { description: "All attempts of the build, the newest last." }),
			timestamp: time("The time of its first test."),
			status: fields_status("The status of its tests together."),
			commit: knownText("The commit of the build."),
			commitMessage: knownText("The first line of the message of that commit."),
			author: knownText("The user whose change was built."),
			url: knownText("The page of the build."),
			failedCount: count("Results that failed."),
			flakyCount: count("Results that passed only after a retry."),
			skippedCount: count("Results that were skipped."),
			totalCount: count("All results.")
		});
		const test = build.ZUJ.Object({
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			results: build.ZUJ.String({ description: "One character per build, in their order: `F` failed, `f` passed only after a retry, `P` passed, `S` skipped, `-` did not run. If a test ran several times in a build, the worst result counts." })
		});
		const buildsAnswer = build.ZUJ.Object({
			ref: build.ZUJ.Optional(build.ZUJ.String({ description: "The branch or tag. Absent if there is no build." })),
			builds: build.ZUJ.Array(builds_build, { maxItems: maximumBuilds }),
			tests: build.ZUJ.Array(test, {
				maxItems: maximumTests,
				description: "The tests of the parameter `testId` that ran in one of the builds."
			})
		});
		;
		const attempt = "extract(records.build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
		const buildRun = `if(empty(${attempt}), records.build, left(records.build, length(records.build) - length(${attempt}) - 1))`;
		;
		const nameSchema = (description) => build.ZUJ.String({
			minLength: 1,
			maxLength: 4096,
			description
		});
		const equals = (field, description) => ({
			schema: nameSchema(description),
			condition: (name) => `records.${field} = {${name}:String}`
		});
		const differs = (field, description) => ({
			schema: nameSchema(description),
			condition: (name) => `records.${field} != {${name}:String}`
		});
		const isOneOf = (field, values, description) => ({
			schema: build.ZUJ.Array(build.ZUJ.Enum([...values], { type: "string" }), { description }),
			condition: (name) => `has({${name}:Array(String)}, toString(records.${field}))`
		});
		const is = (field, description) => ({
			schema: build.ZUJ.Boolean({ description }),
			condition: (name) => `records.${field} = {${name}:Bool}`
		});
		const equalsAny = (field, maximum, description) => ({
			schema: build.ZUJ.Array(nameSchema(description), {
				maxItems: maximum,
				description
			}),
			condition: (name) => `records.${field} IN {${name}:Array(String)}`
		});
		const optional = ({ schema, condition }) => ({
			schema: build.ZUJ.Optional(schema),
			condition
		});
		const coordinateFilters = {
			org: equals("org", "The organisation. It must be the organisation of the key."),
			project: equals("project", "The project or repository."),
			module: equals("module", "The part of the project that was tested.")
		};
		const placeFilters = {
			org: coordinateFilters.org,
			project: optional(equals("project", "The project or repository. Default: all projects that the key gives access to.")),
			module: optional(equals("module", "The part of the project that was tested. Requires `project`. Default: all modules."))
		};
		const schemasOf = (filters) => Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]));
		const valuesOf = (filters, values) => Object.fromEntries(Object.entries(values).filter(([name]) => name in filters));
		const conditionsOf = (filters, values) => Object.entries(filters).filter(([name]) => name in values).map(([name, { condition }]) => condition(name)).join(" AND ");
		var record_summary = __webpack_require__(79201);
		;
		const rangeOf = (span) => ({
			...spanParameters(span),
			from: "{fromTs:Int64}",
			to: "{toTs:Int64}"
		});
		function summaries({ by, figures = [], where, range }) {
			const columns = [...by.map((name) => `records.${name} AS ${name}`), ...figures.map((name) => `${record_summary.eA[name]("records.")} AS ${name}`)];
			const reads = summaries_conditionsOf(range).map((condition) => `SELECT ${columns.join(", ")}
    FROM records
    WHERE ${where} AND ${condition}
    GROUP BY ${by.map((name) => `records.${name}`).join(", ")}`);
			return `(
    ${reads.join("\n    UNION ALL\n    ")}
  )`;
		}
		function summaries_conditionsOf({ from, to, fromTs, toTs }) {
			const firstQuarter = Math.max(1, Math.ceil(fromTs / record_summary.zs));
			const isInRange = `records.timestamp >= ${from} AND records.timestamp < ${to}`;
			if (firstQuarter * record_summary.zs >= toTs) return [isInRange];
			const first = `greatest(1, intDiv(${from} + ${record_summary.zs - 1}, ${record_summary.zs}))`;
			const end = `intDiv(${to}, ${record_summary.zs})`;
			const areWhole = `${(0, record_summary.Or)("records.")} >= ${first} AND ${(0, record_summary.Or)("records.")} < ${end}`;
			if (firstQuarter * record_summary.zs === fromTs && toTs % record_summary.zs === 0) return [areWhole];
			return [areWhole, `${isInRange} AND (records.timestamp < ${first} * ${record_summary.zs} OR records.timestamp >= greatest(${first}, ${end}) * ${record_summary.zs})`];
		}
		;
		const defaultBranchRule = "`main` or `master` if it has tests in the range, otherwise the branch with the most tests";
		const byRank = (tests) => `ref = 'main' DESC, ref = 'master' DESC, ${tests} DESC, ref`;
		const defaultBranch = (span) => `(
    SELECT anyOrNull(ref) FROM (
      SELECT ref
      FROM ${summaries({
			by: ["ref"],
			figures: ["total"],
			where: `${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.ref != ''`,
			range: rangeOf(span)
		})}
      GROUP BY ref
      ORDER BY ${byRank("sum(total)")}
      LIMIT 1
    )
  )`;
		const isMainQuery = ({ org, project, module, ...span }) => ({
			sql: `SELECT 1
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND ${inRange} AND records.ref = 'main'
LIMIT 1`,
			parameters: {
				org,
				project,
				module,
				...spanParameters(span)
			}
		});
		const defaultBranches = (records, span) => `SELECT project, module, ref
FROM (
  SELECT project, module, ref, sum(total) AS tests
  FROM ${summaries({
			by: [
				"project",
				"module",
				"ref"
			],
			figures: ["total"],
			where: `${records} AND records.kind = 'test'`,
			range: rangeOf(span)
		})}
  GROUP BY project, module, ref
)
ORDER BY project, module, ref != '' DESC, ${byRank("tests")}
LIMIT 1 BY project, module`;
		var history_rows = __webpack_require__(988);
		;
		const maximumRuns = 200;
		const runLimits = {
			message: 2e3,
			details: 8e3,
			attempts: 5,
			attemptMessage: 1e3,
			attemptDetails: 4e3
		};
		const buildTextLength = 300;
		const test_runs_duration = build.ZUJ.Optional(build.ZUJ.Number({
			minimum: 0,
			description: "In ms. Absent if it is unknown."
		}));
		const first = (length) => `The first ${length.toLocaleString("en")} characters of it.`;
		const test_runs_attempt = build.ZUJ.Object({
			status: fields_status(),
			duration: test_runs_duration,
			message: knownText(`A short description of the failure. ${first(runLimits.attemptMessage)}`),
			details: knownText(`The full description of the failure. ${first(runLimits.attemptDetails)}`)
		});
		const run = build.ZUJ.Object({
			timestamp: time("The time of the run."),
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			status: fields_status(),
			flaky: build.ZUJ.Boolean({ description: "Whether the test passed only after a retry." }),
			duration: test_runs_duration,
			build: build.ZUJ.String({ description: "The run of the pipeline, with its attempt." }),
			pipeline: build.ZUJ.String(),
			job: build.ZUJ.String({ description: "The job, with the values of its matrix. Empty if it is unknown." }),
			ref: build.ZUJ.String({ description: "The branch or tag. Empty if it is unknown." }),
			superseded: build.ZUJ.Boolean({ description: "Whether a later attempt of the job replaced this run. The aggregated results do not count such a run." }),
			commit: knownText("The commit of the build."),
			branch: knownText("The branch of the build."),
			commitMessage: knownText(`The first line of the message of that commit. ${first(buildTextLength)}`),
			author: knownText(`The user whose change was built. ${first(buildTextLength)}`),
			pullRequest: knownText("The pull request of the build."),
			url: knownText("The page of the job, or else of the build."),
			file: knownText("The source file of the test."),
			line: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file. Absent if it is unknown."
			})),
			tags: build.ZUJ.Array(build.ZUJ.String()),
			cause: knownText("The cause of the failure."),
			message: knownText(`A short description of the failure, or the reason for skipping. ${first(runLimits.message)}`),
			details: knownText(`The full description of the failure, usually a stack trace. ${first(runLimits.details)}`),
			attempts: build.ZUJ.Array(test_runs_attempt, {
				maxItems: runLimits.attempts,
				description: `The first ${runLimits.attempts} attempts before the last one, oldest first.`
			}),
			attemptCount: count("The number of attempts before the last one.")
		});
		const testRunsAnswer = build.ZUJ.Object({
			runs: build.ZUJ.Array(run, { maxItems: maximumRuns }),
			nextCursor: build.ZUJ.Optional(build.ZUJ.String({ description: "The cursor for older runs. Absent on the last page." }))
		});
		;
		const nearbyMs = 7 * 24 * 60 * 60 * 1e3;
		const nearby = ({ org, project, module }, places) => {
			const times = places.map(({ timestamp }) => timestamp);
			return {
				org,
				project,
				module,
				builds: [...new Set(places.map(({ build }) => build))],
				...spanParameters({
					fromTs: Math.min(...times) - nearbyMs,
					toTs: Math.max(...times) + nearbyMs
				})
			};
		};
		const isNearby = `${conditionsOf(coordinateFilters, coordinateFilters)} AND ${inRange} AND records.build IN {builds:Array(String)}`;
		const startOf = (column) => `max(leftUTF8(records.${column}, ${buildTextLength}))`;
		const facts = `records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url, ${startOf("commitMessage")} AS commitMessage, ${startOf("author")} AS author`;
		const buildFactsQuery = (module, places) => ({
			sql: `SELECT ${facts}
FROM records
WHERE ${isNearby} AND records.kind = 'build'
GROUP BY build`,
			parameters: nearby(module, places)
		});
		const buildAndJobFactsQuery = (module, places) => ({
			sql: `SELECT records.kind AS kind, if(kind = 'job', records.name, '') AS job, ${facts}
FROM records
WHERE ${isNearby} AND (records.kind = 'build' OR records.kind = 'job' AND records.name IN {jobs:Array(String)})
GROUP BY kind, job, build`,
			parameters: {
				...nearby(module, places),
				jobs: [...new Set(places.map(({ job }) => job))]
			}
		});
		;
		const laterAttemptMs = 35 * 24 * 60 * 60 * 1e3;
		const mayReplace = (fromTs = "{fromTs:Int64}", toTs = "{toTs:Int64}") => `records.timestamp >= ${fromTs} - ${nearbyMs} AND records.timestamp < ${toTs} + ${laterAttemptMs}`;
		const ofModule = `${conditionsOf(coordinateFilters, coordinateFilters)} AND ${mayReplace()}`;
		const isRepeat = "records.jobAttempt > 1 AND records.jobRun != 0";
		const jobKey = (columns) => columns.length === 0 ? "records.jobRun" : `cityHash64(${columns.join(", ")}, records.jobRun)`;
		const replacedAttempts = (repeated, columns) => `SELECT job, attempt
  FROM (
    SELECT ${jobKey(columns)} AS job, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM ${repeated}
    GROUP BY job
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`;
		const repeatsOf = (records) => `(SELECT count() FROM (SELECT 1 FROM records WHERE ${records} AND records.kind = 'test' AND ${isRepeat} LIMIT 1)) AS repeats`;
		const isOfNewestAttemptOf = (records, columns = []) => `(repeats = 0 OR (${jobKey(columns)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`records WHERE ${records} AND records.kind = 'test' AND ${isRepeat}`, columns)}))`;
		function isNewestAttempt({ ofModules, columns = [], range: { from, to, fromTs, toTs } }) {
			const range = {
				fromTs: fromTs - nearbyMs,
				toTs: toTs + laterAttemptMs,
				from: `${from} - ${nearbyMs}`,
				to: `${to} + ${laterAttemptMs}`
			};
			const repeated = summaries({
				by: [
					...columns,
					"jobRun",
					"jobAttempt"
				],
				where: `${ofModules} AND records.kind = 'test' AND ${isRepeat}`,
				range
			});
			const ofRecords = columns.map((name) => `records.${name}`);
			return `(${jobKey(ofRecords)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`${repeated} AS records`, ofRecords)})`;
		}
		const repeats = repeatsOf(ofModule);
		const isOfNewestAttempt = isOfNewestAttemptOf(ofModule);
		;
		const filters = {
			...coordinateFilters,
			ref: equals("ref", "The branch."),
			job: optional(equals("job", "Only tests of this job, with the values of its matrix. Default: the tests of all jobs."))
		};
		const historySchemas = {
			...schemasOf(filters),
			testId: build.ZUJ.Optional(nameSchema("Only the test with this id. Default: all.")),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: history_rows.kB,
				description: `The number of builds, the newest ones. Default: ${history_rows.kB}.`
			}))
		};
		const history_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const ofJob = ({ job, ...parameters }) => `${conditionsOf(filters, parameters)}${job === undefined ? "" : ` AND (records.kind = 'build' OR ${filters.job.condition("job")})`}`;
		const ofListed = `${history_query_ofModule} AND records.timestamp >= {fromTs:Int64} - ${nearbyMs}`;
		const countOf = (status) => `countIf(records.kind = 'test' AND records.status = '${status}')`;
		const historyBuildsQuery = ({ limit = history_rows.kB, testId: _, ...parameters }) => ({
			sql: `WITH ${repeatsOf(history_query_ofModule)}
SELECT id, attempts, commit, url, timestamp, failed, passed, skipped, cancelled
FROM (
  SELECT ${buildRun} AS id, groupUniqArray(records.build) AS attempts, max(records.commit) AS commit, max(records.url) AS url,
    min(records.timestamp) AS timestamp, max(records.pullRequest) AS pullRequest, countIf(records.kind = 'test') AS tests,
    ${countOf("failed")} AS failed, ${countOf("successful")} AS passed, ${countOf("skipped")} AS skipped, ${countOf("cancelled")} AS cancelled
  FROM records
  WHERE ${ofJob(parameters)} AND records.kind IN ('test', 'build') AND ${isOfNewestAttemptOf(history_query_ofModule)}
  GROUP BY id
  HAVING tests > 0 AND pullRequest = ''
  ORDER BY toUInt64OrZero(id) DESC, timestamp DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(id), timestamp`,
			parameters
		});
		function positionsIn(builds) {
			const attempts = builds.flatMap((build, index) => build.attempts.map((name) => [name, index + 1]));
			const positions = attempts.map(([, index]) => index).join(", ");
			return {
				attempts: attempts.map(([name]) => name),
				position: `toUInt8(transform(records.build, {attempts:Array(String)}, [${positions}], 0))`
			};
		}
		const outcome = `multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.flaky) > 0, 'f',
      countIf(records.status = 'successful') > 0, 'P', countIf(records.status = 'skipped') > 0, 'S', '-')`;
		const resultsOf = (builds) => `arrayStringConcat(arrayMap(build -> if(has(positions, build), outcomes[indexOf(positions, build)], '-'), range(1, ${builds + 1})))`;
		function historyTestsQuery({ limit: _, testId, ...parameters }, builds, maximumTests = history_rows.U1) {
			const { attempts, position } = positionsIn(builds);
			const filter = {
				...filters,
				...(0, defined_fields.X)({ testId: testId === undefined ? undefined : equals("id", "") })
			};
			return {
				sql: `SELECT id, name, suite, results, causes, durations
FROM (
WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes, groupArray(longest) AS known
SELECT id, any(name) AS name, any(suite) AS suite, maxIf(position, outcome != '-') AS lastRun,
  ${resultsOf(builds.length)} AS results,
  arrayMap(failure -> failure.2, arraySlice(arrayReverseSort(groupArrayIf((position, cause), outcome = 'F')), 1, ${history_rows.LF})) AS causes,
  if(max(longest) < 100, [], arrayMap(build -> if(has(positions, build), known[indexOf(positions, build)], 0), range(1, ${builds.length + 1}))) AS durations
FROM (
  WITH ${repeatsOf(ofListed)}
  SELECT records.id AS id, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite,
    ${outcome} AS outcome,
    maxIf(records.cause, records.status = 'failed') AS cause, ifNull(max(records.duration), 0) AS longest
  FROM records
  WHERE ${conditionsOf(filter, {
					...parameters,
					...(0, defined_fields.X)({ testId })
				})} AND records.kind = 'test'
    AND records.timestamp >= {fromTs:Int64} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttemptOf(ofListed)}
  GROUP BY id, position
)
GROUP BY id
ORDER BY lastRun DESC, suite, name, id
LIMIT ${maximumTests}
)
ORDER BY suite, name, id`,
				parameters: {
					...parameters,
					...(0, defined_fields.X)({ testId }),
					attempts,
					fromTs: Math.min(...builds.map(({ timestamp }) => timestamp))
				}
			};
		}
		const maximumProperties = 200;
		const maximumTextBytes = 600;
		function historyPropertiesQuery({ limit: _, testId: __, ...parameters }, builds) {
			const { attempts, position } = positionsIn(builds);
			return {
				sql: `SELECT position, name, value
FROM (
  SELECT ${position} AS position, records.name AS name, if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value
  FROM records
  WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'property' AND has({attempts:Array(String)}, records.build)
    AND length(records.name) <= ${maximumTextBytes} AND length(records.valueText) <= ${maximumTextBytes}
  ORDER BY position, name, records.timestamp DESC, records.arrived DESC
  LIMIT 1 BY position, name
)
ORDER BY position, name
LIMIT ${maximumProperties} BY position`,
				parameters: {
					...parameters,
					attempts
				}
			};
		}
		;
		const builds_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", `The branch or tag. Default: ${defaultBranchRule}.`))
		};
		const defaultBuilds = 50;
		const buildsSchemas = {
			...schemasOf(builds_query_filters),
			testId: build.ZUJ.Optional(build.ZUJ.Array(nameSchema("The id of a test."), {
				maxItems: maximumTests,
				description: "The tests whose results are returned: `testId=a&testId=b`. Default: none."
			})),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumBuilds,
				description: `The number of builds, the newest ones. Default: ${defaultBuilds}.`
			}))
		};
		const builds_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const counts = {
			failed: "failed",
			passed: "passed",
			skipped: "skipped",
			cancelled: "cancelled",
			flaky: "flakyPassed",
			total: "total"
		};
		function branchRuns({ ref, ...span }) {
			const range = rangeOf(span);
			const { ref: filter, ...ofAnyBranch } = builds_query_filters;
			const isOfBranch = ref === undefined ? `records.ref = ifNull(${defaultBranch(span)}, '')` : filter.condition("ref");
			return `SELECT ${buildRun} AS run, any(records.ref) AS ref, arraySort(one -> (length(one), one), groupUniqArray(records.build)) AS attempts,
    min(records.first) AS timestamp, ${Object.entries(counts).map(([name, figure]) => `sum(records.${figure}) AS ${name}`).join(", ")}
  FROM ${summaries({
				by: [
					"build",
					"ref",
					"jobRun",
					"jobAttempt"
				],
				figures: ["first", ...Object.values(counts)],
				where: `${conditionsOf(ofAnyBranch, ofAnyBranch)} AND ${isOfBranch} AND records.kind = 'test'`,
				range
			})} AS records
  WHERE ${isNewestAttempt({
				ofModules: builds_query_ofModule,
				range
			})}
  GROUP BY run
  HAVING countIf(run GLOBAL IN (SELECT ${buildRun} FROM records WHERE ${builds_query_ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})) = 0`;
		}
		const buildsQuery = ({ limit = defaultBuilds, testId: _, ...parameters }) => ({
			sql: `SELECT * FROM (
  SELECT * FROM (${branchRuns(parameters)})
  ORDER BY toUInt64OrZero(run) DESC, timestamp DESC, run DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(run), timestamp, run`,
			parameters: {
				...parameters,
				...spanParameters(parameters)
			}
		});
		function buildsTestsQuery({ org, project, module, toTs }, builds, testIds) {
			const { attempts, position } = positionsIn(builds);
			return {
				sql: `WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes
SELECT testId, max(name) AS name, max(suite) AS suite, ${resultsOf(builds.length)} AS results
FROM (
  WITH ${repeats}
  SELECT records.id AS testId, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite, ${outcome} AS outcome
  FROM records
  WHERE ${builds_query_ofModule} AND records.kind = 'test' AND records.ref = {ref:String} AND records.id IN {testIds:Array(String)}
    AND ${inRange} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttempt}
  GROUP BY testId, position
)
GROUP BY testId
ORDER BY indexOf({testIds:Array(String)}, testId)`,
				parameters: {
					org,
					project,
					module,
					attempts,
					testIds,
					ref: builds[0]?.ref ?? "",
					...spanParameters({
						fromTs: Math.min(...builds.map(({ timestamp }) => timestamp)),
						toTs
					})
				}
			};
		}
		var external_node_stream_ = __webpack_require__(57075);
		var engine_error = __webpack_require__(76096);
		;
		const defaultLimits = {
			timeMs: 3e4,
			memoryBytes: 2 * 1024 ** 3,
			rows: 1e6
		};
		const limitSettings = ({ memoryBytes, rows }) => [
			`max_memory_usage = ${memoryBytes}`,
			`max_bytes_before_external_group_by = ${Math.floor(memoryBytes / 2)}`,
			`max_result_rows = ${rows}`
		];
		var table_layout = __webpack_require__(49336);
		;
		const allRecords = {
			settings: [],
			parameters: {
				oldestQuarter: 0,
				oldestTs: Number.MIN_SAFE_INTEGER
			}
		};
		function retainedRecords(layout, retentionMs, nowMs) {
			const oldestQuarter = retentionMs === undefined ? 0 : Math.floor((nowMs - retentionMs) / record_summary.zs);
			if (oldestQuarter < 1) return allRecords;
			const table = `${layout.database}.${(0, table_layout.T8)(layout)}`;
			return {
				settings: [`additional_table_filters = {'${table}': '${(0, record_summary.Or)()} >= {oldestQuarter:Int64}'}`],
				parameters: {
					oldestQuarter,
					oldestTs: oldestQuarter * record_summary.zs
				}
			};
		}
		;
		const jsonSettings = [
			"output_format_json_quote_64bit_integers = 0",
			"output_format_json_escape_forward_slashes = 0",
			"use_variant_as_common_type = 1"
		];
		const planSettings = ["optimize_and_compare_chain = 0", "optimize_aggregators_of_group_by_keys = 0"];
		async function jsonLines({ connection, caller, limits = defaultLimits, retained = allRecords }, { sql, parameters, leavesOutExpired = false }, settings = []) {
			const all = [
				...settings,
				...jsonSettings,
				...planSettings,
				...limitSettings(limits),
				...leavesOutExpired ? [] : retained.settings
			].join(", ");
			const timed = {
				sql: `${sql}\nFORMAT JSONEachRow SETTINGS ${all}`,
				parameters: {
					...parameters,
					...retained.parameters
				},
				timeMs: limits.timeMs
			};
			const stream = await connection.query(timed, caller).catch((error) => {
				throw (0, engine_error.Lk)(error);
			});
			stream.on("error", () => {});
			return stream;
		}
		async function jsonDocument(source, name, query) {
			const stream = await jsonLines(source, query, ["output_format_json_array_of_rows = 1"]);
			return external_node_stream_.Readable.from(json_document_document(name, stream), { objectMode: false }).once("close", () => stream.destroy());
		}
		async function* json_document_document(name, rows) {
			yield `{${JSON.stringify(name)}:`;
			try {
				yield* rows;
			} catch (error) {
				throw (0, engine_error.Lk)(error);
			}
			yield "}";
		}
		var external_node_readline_ = __webpack_require__(80481);
		;
		async function* rowsOf(lines) {
			try {
				for await (const line of (0, external_node_readline_.createInterface)({
					input: lines,
					crlfDelay: Number.POSITIVE_INFINITY
				})) {
					if (line !== "") yield JSON.parse(line);
				}
			} catch (error) {
				throw (0, engine_error.Lk)(error);
			} finally {
				lines.destroy();
			}
		}
		async function listOf(rows) {
			const list = [];
			for await (const row of rows) list.push(row);
			return list;
		}
		;
		const queryReader = (source, settings) => async (query) => listOf(rowsOf(await jsonLines(source, query, settings)));
		;
		const { testId: _, limit: __, ...schemas } = buildsSchemas;
		const branchSchemas = schemas;
		const branchQuery = (parameters) => ({
			sql: `WITH (toUInt64OrZero(runs.run), runs.timestamp) AS position
SELECT any(runs.ref) AS ref, count() AS builds, countIf(runs.failed = 0 AND runs.passed > 0) AS passedBuilds,
  argMax(runs.failed, position) AS failed, argMax(runs.passed, position) AS passed, argMax(runs.skipped, position) AS skipped,
  argMax(runs.cancelled, position) AS cancelled
FROM (${branchRuns(parameters)}) AS runs
HAVING builds > 0`,
			parameters: {
				...parameters,
				...spanParameters(parameters)
			}
		});
		const branch = { read: async (source, parameters) => (await queryReader(source)(branchQuery(parameters)))[0] };
		;
		const sightingOf = (subject) => ({
			timestamp: time(subject === "build" ? "The time of its first test." : "The time of that run."),
			build: build.ZUJ.String({ description: subject === "build" ? "The build, with its newest attempt." : "The build of that run." }),
			commit: knownText("The commit of the build."),
			url: knownText("The page of the build.")
		});
		const changeFields = {
			...sightingOf("build"),
			commitMessage: knownText("The first line of the message of that commit."),
			author: knownText("The user whose change was built.")
		};
		const change = build.ZUJ.Object(changeFields);
		const sighting = build.ZUJ.Object(sightingOf("run"));
		const buildFields = (which, description) => ({
			[`${which}Build`]: build.ZUJ.String({ description }),
			[`${which}Commit`]: knownText("The commit of that build."),
			[`${which}Url`]: knownText("The page of that build.")
		});
		const seenFields = (event) => ({
			firstSeen: time(`The time of the first ${event} in the range.`),
			...buildFields("first", `The build of the first ${event}.`),
			lastSeen: time(`The time of the last ${event} in the range.`),
			...buildFields("last", `The build of the last ${event}.`)
		});
		const seen = build.ZUJ.Object(seenFields("event"));
		;
		const maximumModules = 100;
		const maximumListed = 200;
		const maximumOwners = 100;
		const shownBuilds = 50;
		const modules_sighting = sightingOf("build");
		const place = {
			project: build.ZUJ.String(),
			module: build.ZUJ.String()
		};
		const modules_module = build.ZUJ.Object({
			...place,
			ref: build.ZUJ.String({ description: "The branch that the figures are of. Empty if no test names a branch." }),
			status: fields_status("How its last build in the range ended. `unknown` without a build, or if no test of it failed, passed or was skipped."),
			builds: count("Builds that began in the range, without those of pull requests. The attempts of a build count as one."),
			passedBuilds: count("Builds in which no test failed and one passed."),
			results: build.ZUJ.String({
				maxLength: shownBuilds,
				description: `The last ${shownBuilds} builds, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
			}),
			lastBuild: build.ZUJ.Optional(build.ZUJ.Object(modules_sighting, { description: "The last build. Absent without a build in the range." })),
			failing: build.ZUJ.Optional(build.ZUJ.Object({
				...changeFields,
				builds: count("The builds that failed since then, with this one."),
				tests: count("The tests that failed in the last build.")
			}, { description: "The first of the builds that failed in a row until the last one. Absent if the last build did not fail." })),
			failingPipelines: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Object({
				pipeline: build.ZUJ.String(),
				...changeFields,
				builds: count("The builds of the pipeline that failed since then, with this one, among the listed results.")
			}), {
				maxItems: shownBuilds,
				description: "The pipelines whose newest build failed, each with the first of its builds that failed in a row, although the last build of the module did not fail. Absent if there is none."
			})),
			tests: count("Tests of the last build."),
			flakyTests: build.ZUJ.Optional(count("Flaky tests, as `/v1/data/tests/flaky` defines them. Absent with `brief`, as all figures about them.")),
			lostMs: build.ZUJ.Optional(duration("The time that they cost.")),
			duration: duration("The median duration of a build: its own duration, or else the sum of its tests."),
			durationBefore: duration("The same of the period before, which is as long as the range."),
			isUsual,
			durationChanged: build.ZUJ.Optional(time("The time of the build since which builds take longer or shorter. Absent if there is no such build.")),
			durationChange: build.ZUJ.Optional(build.ZUJ.Object(changeFields, { description: "This build." })),
			lastRecord: time("The time of the latest record of the module, also outside of the range and of other branches.")
		});
		const flakyTest = build.ZUJ.Object({
			...place,
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			lostMs: duration("The time that it cost."),
			flakyBuilds: count("Builds in which it was flaky."),
			builds: count("All builds of the module."),
			lastSeen: time("The time when it was flaky last.")
		});
		const cause = build.ZUJ.Object({
			cause: build.ZUJ.String({ description: "The cause, as in the records of its failures." }),
			title: knownText("The first line of the message, or else of the details, of its last failure."),
			builds: count("Builds in which a test failed for this cause."),
			tests: count("Tests that failed for this cause."),
			lastSeen: time("The time of its last failure."),
			owners: build.ZUJ.Array(build.ZUJ.String(), {
				maxItems: maximumOwners,
				description: `The owners of the tests that failed for this cause, in alphabetical order, at most ${maximumOwners}.`
			}),
			isFailing: build.ZUJ.Boolean({ description: "Whether it failed the last build of one of the modules." }),
			modules: build.ZUJ.Array(build.ZUJ.Object(place), { description: "The modules in which it failed, the ones with the latest failure first." })
		});
		const modulesAnswer = build.ZUJ.Object({
			modules: build.ZUJ.Array(modules_module, { maxItems: maximumModules }),
			moreModules: count(`Modules that are left out. At most ${maximumModules} are listed, the ones with the latest records.`),
			flakyTests: build.ZUJ.Optional(build.ZUJ.Array(flakyTest, { maxItems: maximumListed })),
			flakyTestCount: build.ZUJ.Optional(count("All flaky tests of the listed modules, at most 10,000.")),
			lostMs: build.ZUJ.Optional(duration("The time that they cost.")),
			lostMsBefore: build.ZUJ.Optional(duration("The time that flaky tests cost in the period before.")),
			causes: build.ZUJ.Optional(build.ZUJ.Array(cause, {
				maxItems: maximumListed,
				description: "Absent with `brief`."
			})),
			causeCount: build.ZUJ.Optional(count("All causes of failures of the listed modules."))
		});
		;
		const maximumVerdictTests = 100;
		const branchVerdicts = {
			new: "failed in the last build of the branch, did not fail in the last build of the default branch, and was not flaky in its last builds",
			failed: "failed in the last build of the branch, and there is nothing to compare it with",
			known: "failed in the last builds of both branches",
			flaky: "failed in the last build of the branch, and was flaky in one of the last builds of the default branch",
			quarantined: "failed in the last build of the branch, and is in quarantine there",
			fixed: "failed in the last build of the default branch, and passed in the last build of the branch"
		};
		const branchVerdictNames = Object.keys(branchVerdicts);
		const bases = {
			compared: "the last builds of the default branch",
			default: "nothing, because the branch is the default branch",
			unknown: "nothing, because the default branch is unknown",
			unbuilt: "nothing, because the default branch has no build",
			old: "nothing, because the last build of the default branch is older than the range"
		};
		const results = (description) => build.ZUJ.String({
			maxLength: shownBuilds,
			description: `${description}, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
		});
		const start = (builds, description) => build.ZUJ.Optional(build.ZUJ.Object({
			...changeFields,
			builds: count(builds)
		}, { description }));
		const branch_verdicts_module = build.ZUJ.Object({
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			basis: build.ZUJ.Enum(Object.keys(bases), {
				type: "string",
				description: `What its tests are compared with: ${Object.entries(bases).map(([name, meaning]) => `\`${name}\`: ${meaning}`).join("; ")}.`
			}),
			baseRef: knownText("The default branch."),
			baseLastSeen: build.ZUJ.Optional(time("The time of its last test, if that is older than the range.")),
			builds: count(`The builds of the branch in the range, at most ${shownBuilds}. Builds of pull requests count.`),
			results: results("These builds"),
			baseResults: results(`The last ${shownBuilds} builds of the default branch, without those of pull requests`),
			firstBuild: build.ZUJ.Optional(time("The time of the first of these builds of the branch. Absent without a build.")),
			lastBuild: build.ZUJ.Optional(build.ZUJ.Object(changeFields, { description: "The last build of the branch. Absent without a build." })),
			failing: start("The builds that failed since then, with this one.", "The first of the builds of the branch that failed in a row until the last one. Absent if that did not fail."),
			baseFailing: start("The same for the default branch.", "The same for the default branch."),
			tests: count("Tests of the last build of the branch."),
			flakyTests: count("Tests of that build that passed after a retry."),
			counts: build.ZUJ.Object(Object.fromEntries(branchVerdictNames.map((name) => [name, count(`Tests with the verdict \`${name}\`.`)])), { description: "The tests with each verdict." }),
			duration: duration("The median duration of these builds of the branch."),
			baseDuration: duration("The same of the default branch.")
		});
		const branch_verdicts_test = build.ZUJ.Object({
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			verdict: build.ZUJ.Enum([...branchVerdictNames], {
				type: "string",
				description: `How it ended: ${branchVerdictNames.map((name) => `\`${name}\`: it ${branchVerdicts[name]}`).join("; ")}.`
			}),
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			owners,
			message: knownText("The first line of the message, or else of the details, of its failure."),
			results: results("Its results in the builds of the branch"),
			baseResults: results("Its results in the last builds of the default branch"),
			since: start("The builds since then, with this one.", "The first of the builds in which it failed in a row: of the default branch if it is known or fixed, and otherwise of the branch.")
		});
		const branchVerdictsAnswer = build.ZUJ.Object({
			modules: build.ZUJ.Array(branch_verdicts_module, { maxItems: maximumModules }),
			moreModules: count(`Modules that are left out. At most ${maximumModules} are listed, the ones with the latest records.`),
			tests: build.ZUJ.Array(branch_verdicts_test, {
				maxItems: maximumVerdictTests * branchVerdictNames.length,
				description: "The failing and fixed tests, by verdict, then by module, suite and name."
			})
		});
		;
		const minimumValues = 3;
		const tolerance = .05;
		const falsePositives = .01;
		function findChangePoints(series) {
			const known = series.flatMap((value, index) => typeof value === "number" && value > 0 ? [{
				index,
				value
			}] : []);
			const starts = divide(known.map(({ value }) => Math.log(value)));
			const bounds = [
				0,
				...starts,
				known.length
			];
			return starts.flatMap((start, position) => {
				const levels = [known.slice(bounds[position], start), known.slice(start, bounds[position + 2])];
				const [before, after] = [quartilesOf(levels[0].map(({ value }) => value)), quartilesOf(levels[1].map(({ value }) => value))];
				const index = known[start]?.index;
				return index === undefined || !isApart(before, after) ? [] : [{
					index,
					before: before.median,
					after: after.median
				}];
			});
		}
		function divide(values, from = 0, to = values.length) {
			const best = bestDivision(values.slice(from, to));
			if (best === undefined) return [];
			const start = from + best;
			return [
				...divide(values, from, start),
				start,
				...divide(values, start, to)
			];
		}
		function bestDivision(values) {
			const count = values.length;
			const places = count - 2 * minimumValues + 1;
			if (places < 1) return undefined;
			const mean = change_points_sum(values) / count;
			const whole = change_points_sum(values.map((value) => (value - mean) ** 2));
			let best = {
				place: 0,
				explained: 0
			};
			let left = 0;
			for (const [place, value] of values.entries()) {
				if (place >= minimumValues && count - place >= minimumValues) {
					const explained = (left - place * mean) ** 2 * (1 / place + 1 / (count - place));
					if (explained > best.explained) best = {
						place,
						explained
					};
				}
				left += value;
			}
			const freedom = count - 2;
			const rest = Math.max(whole - best.explained, 0);
			const t = rest === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(best.explained * freedom / rest);
			const { place } = best;
			if (best.explained === 0 || t < studentQuantile(falsePositives / places, freedom)) return undefined;
			const raw = (part) => quartilesOf(part.map(Math.exp));
			return isApart(raw(values.slice(0, place)), raw(values.slice(place))) ? place : undefined;
		}
		function isApart(before, after) {
			const [lower, higher] = before.median < after.median ? [before, after] : [after, before];
			return higher.median > (1 + tolerance) * lower.median && higher.median > lower.high && lower.median < higher.low;
		}
		function quartilesOf(values) {
			const sorted = values.toSorted((one, other) => one - other);
			const at = (share) => {
				const position = (sorted.length - 1) * share;
				const low = sorted[Math.floor(position)] ?? 0;
				return low + ((sorted[Math.ceil(position)] ?? low) - low) * (position % 1);
			};
			return {
				low: at(.25),
				median: at(.5),
				high: at(.75)
			};
		}
		function studentQuantile(probability, freedom) {
			const z = normalQuantile(probability / 2);
			const first = (z ** 3 + z) / 4;
			const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
			const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
			return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
		}
		function normalQuantile(probability) {
			const t = Math.sqrt(-2 * Math.log(probability));
			return t - (2.515517 + t * (.802853 + t * .010328)) / (1 + t * (1.432788 + t * (.189269 + t * .001308)));
		}
		const change_points_sum = (values) => values.reduce((total, value) => total + value, 0);
		;
		const moduleKey = ({ project, module }) => JSON.stringify([project, module]);
		const testKey = ({ project, module, testId }) => JSON.stringify([
			project,
			module,
			testId
		]);
		;
		function moduleFactsQuery(org, places) {
			const times = places.map(({ time }) => time);
			const builds = distinct(places, ({ project, module, build }) => [
				project,
				module,
				build
			]);
			const modules = distinct(builds, ({ project, module }) => [project, module]);
			return {
				sql: `SELECT records.project AS project, records.module AS module, records.build AS build, max(records.pipeline) AS pipeline, max(records.commit) AS commit, max(records.url) AS url,
  ${startOf("commitMessage")} AS commitMessage, ${startOf("author")} AS author
FROM records
WHERE records.org = {org:String} AND records.kind = 'build' AND records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}
  AND (records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})
  AND (records.project, records.module, records.build) IN arrayZip({projectsOfBuilds:Array(String)}, {modulesOfBuilds:Array(String)}, {builds:Array(String)})
GROUP BY project, module, build`,
				parameters: {
					org,
					projects: modules.map(({ project }) => project),
					modules: modules.map(({ module }) => module),
					projectsOfBuilds: builds.map(({ project }) => project),
					modulesOfBuilds: builds.map(({ module }) => module),
					builds: builds.map(({ build }) => build),
					...spanParameters({
						fromTs: Math.min(...times) - nearbyMs,
						toTs: Math.max(...times) + nearbyMs
					})
				}
			};
		}
		const distinct = (places, keyOf) => [...new Map(places.map((place) => [JSON.stringify(keyOf(place)), place])).values()];
		;
		const maximumGroups = 8;
		function groupsOf(places) {
			const groups = new Map();
			for (const { project, module, ref } of places) {
				const key = JSON.stringify([project, ref]);
				groups.set(key, {
					project,
					ref,
					modules: [...groups.get(key)?.modules ?? [], module]
				});
			}
			return groups.size > maximumGroups ? undefined : [...groups.values()];
		}
		const ofGroup = (index) => `records.project = {groupProject${index}:String} AND records.module IN {groupModules${index}:Array(String)}`;
		const oneOf = (conditions) => `records.org = {org:String} AND (${conditions.join(" OR ")})`;
		function ofModules(modules) {
			const lookUp = "(records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})";
			return oneOf(groupsOf(modules)?.map((_, index) => ofGroup(index)) ?? [lookUp]);
		}
		function ofBranches(branches) {
			const lookUp = `records.ref IN {refs:Array(String)} AND (records.project, records.module, records.ref)
    IN arrayZip({projects:Array(String)}, {modules:Array(String)}, {refs:Array(String)})`;
			return oneOf(groupsOf(branches)?.map((_, index) => `${ofGroup(index)} AND records.ref = {groupRef${index}:String}`) ?? [lookUp]);
		}
		function moduleParameters(org, places) {
			const groups = groupsOf(places);
			if (groups === undefined) {
				return {
					org,
					projects: places.map(({ project }) => project),
					modules: places.map(({ module }) => module),
					refs: places.map(({ ref = "" }) => ref)
				};
			}
			const named = groups.flatMap(({ project, ref, modules }, index) => [
				[`groupProject${index}`, project],
				[`groupModules${index}`, [...new Set(modules)]],
				...ref === undefined ? [] : [[`groupRef${index}`, ref]]
			]);
			return {
				org,
				...Object.fromEntries(named)
			};
		}
		;
		const defaultListed = 20;
		const modules_query_filters = {
			org: coordinateFilters.org,
			project: optional(equals("project", "Only modules of this project. Default: all projects."))
		};
		const modulesSchemas = {
			...schemasOf(modules_query_filters),
			ref: build.ZUJ.Optional(equals("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
			brief: build.ZUJ.Optional(build.ZUJ.Boolean({ description: "With `true`, only the modules with their builds. Flaky tests and causes, which take longer to find, are left out." })),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumListed,
				description: `The maximum number of flaky tests, and of causes. Default: ${defaultListed}.`
			}))
		};
		const modulesQuery = ({ org, project }) => ({
			sql: `SELECT project, module, max(last) AS lastRecord, count() AS pipelines, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS last
  FROM records
  WHERE ${conditionsOf(modules_query_filters, project === undefined ? { org } : {
				org,
				project
			})}
  GROUP BY records.org, project, module, records.pipeline
  HAVING last >= {oldestTs:Int64}
)
GROUP BY project, module
ORDER BY lastRecord DESC, project, module
LIMIT ${maximumModules}`,
			parameters: project === undefined ? { org } : {
				org,
				project
			},
			leavesOutExpired: true
		});
		const defaultBranchesQuery = (org, modules, span) => ({
			sql: defaultBranches(ofModules(modules), span),
			parameters: {
				...moduleParameters(org, modules),
				...spanParameters(span)
			}
		});
		;
		const build_parts_figures = [
			"first",
			"total",
			"passed",
			"failed",
			"skipped",
			"flaky",
			"duration",
			"longest",
			"pull"
		];
		const ofTests = (figure) => `sumIf(records.${figure}, records.kind = 'test')`;
		function buildParts({ columns, ofBuilds, ofModules, range }) {
			const ofRecords = columns.map((name) => `records.${name} AS ${name}, `).join("");
			return `SELECT ${ofRecords}records.build AS part, ${buildRun} AS run, ${ofTests("total")} AS tests,
    minIf(records.first, records.kind = 'test') AS first, ${ofTests("failed")} AS failed, ${ofTests("passed")} AS passed,
    ${ofTests("flaky")} AS flaky, ${ofTests("skipped")} AS skipped, max(records.pull) AS pullRequest,
    ifNull(${ofTests("duration")}, 0) AS testMs, ifNull(maxIf(records.longest, records.kind = 'build'), 0) AS ownMs
  FROM ${summaries({
				by: [
					...columns,
					"kind",
					"build",
					"jobRun",
					"jobAttempt"
				],
				figures: build_parts_figures,
				where: `${ofBuilds} AND records.kind IN ('test', 'build')`,
				range
			})} AS records
  WHERE ${isNewestAttempt({
				ofModules,
				columns: columns.filter((name) => name !== "ref"),
				range
			})}
  GROUP BY ${[...columns, "part"].join(", ")}`;
		}
		const buildMs = "if(max(ownMs) > 0, max(ownMs), sum(testMs))";
		const buildResult = "multiIf(sum(failed) > 0, 'F', sum(flaky) > 0, 'f', sum(passed) > 0, 'P', sum(skipped) > 0, 'S', '-')";
		;
		const defaultVerdictTests = 20;
		const verdictsSchemas = {
			...schemasOf(placeFilters),
			ref: equals("ref", "The branch or tag to compare with the default branch.").schema,
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumVerdictTests,
				description: `The maximum number of tests with each verdict. Default: ${defaultVerdictTests}.`
			}))
		};
		const verdictModulesQuery = (parameters, limit) => {
			const place = valuesOf(placeFilters, parameters);
			return {
				sql: `SELECT project, module, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS lastRecord
  FROM records
  WHERE ${conditionsOf(placeFilters, place)}
  GROUP BY records.org, project, module
)
ORDER BY lastRecord DESC, project, module
LIMIT ${limit}`,
				parameters: place
			};
		};
		const earlierBranchesQuery = (org, modules, { toTs }) => ({
			sql: `SELECT records.project AS project, records.module AS module, records.ref AS ref, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofModules(modules)} AND records.kind = 'test' AND records.ref IN ('main', 'master') AND records.timestamp < {toTs:Int64}
GROUP BY project, module, ref
ORDER BY project, module, ref
LIMIT 1 BY project, module`,
			parameters: {
				...moduleParameters(org, modules),
				toTs: spanParameters({
					fromTs: 0,
					toTs
				}).toTs
			}
		});
		const ofRange = (branches) => `${ofModules(branches)} AND ${mayReplace()}`;
		const moduleColumns = ["records.project", "records.module"];
		const isInRange = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
		const verdictBuildsQuery = (org, ref, branches, span) => ({
			sql: `SELECT project, module, ref,
  arrayMap(one -> (one.3, one.4, one.2, one.5, one.6)::Tuple(run String, attempts Array(String), start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArray((number, start, run, attempts, ms, result))), -${shownBuilds})) AS newest
FROM (
  SELECT project, module, ref, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start,
    arraySort(one -> (length(one), one), groupArrayIf(part, tests > 0)) AS attempts,
    ${buildMs} AS ms,
    ${buildResult} AS result
  FROM (
  ${buildParts({
				columns: [
					"project",
					"module",
					"ref"
				],
				ofBuilds: ofBranches(branches),
				ofModules: ofModules(branches),
				range: rangeOf(span)
			})}
  )
  GROUP BY project, module, ref, run
  HAVING sum(tests) > 0 AND (ref = {ref:String} OR max(pullRequest) = '')
)
GROUP BY project, module, ref`,
			parameters: {
				...moduleParameters(org, branches),
				...spanParameters(span),
				ref
			}
		});
		const sidesOf = (modules) => modules.flatMap(({ own, base }) => base === undefined ? [own] : [own, base]);
		function lookUp(org, ref, modules, { toTs }) {
			const sides = sidesOf(modules);
			const places = (builds) => sides.flatMap((side) => builds(side).flatMap(({ attempts }) => attempts.map((build) => ({
				...side,
				build
			}))));
			const zipped = (prefix, found) => ({
				[`${prefix}Projects`]: found.map(({ project }) => project),
				[`${prefix}Modules`]: found.map(({ module }) => module),
				[`${prefix}Refs`]: found.map((one) => one.ref),
				[`${prefix}Builds`]: found.map(({ build }) => build)
			});
			const fromTs = Math.min(...sides.flatMap(({ newest }) => newest.map(({ start }) => start)));
			return {
				sides,
				parameters: {
					...moduleParameters(org, sides),
					...spanParameters({
						fromTs,
						toTs
					}),
					ref,
					...zipped("all", places(({ newest }) => newest)),
					...zipped("last", places(({ newest }) => newest.slice(-1)))
				}
			};
		}
		const verdicts_query_isOneOf = (prefix) => `(records.project, records.module, records.ref, records.build) IN arrayZip({${prefix}Projects:Array(String)}, {${prefix}Modules:Array(String)}, {${prefix}Refs:Array(String)}, {${prefix}Builds:Array(String)})`;
		function verdictsQuery(org, ref, modules, span, limit) {
			const { sides, parameters } = lookUp(org, ref, modules, span);
			const ofTests = `${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange}`;
			return {
				sql: `SELECT project, module, verdict, count() AS tests, groupArraySorted(${limit})(testId) AS testIds
FROM (
  SELECT project, module, testId, multiIf(NOT failsNow, 'fixed', isQuarantined, 'quarantined', failsOnBase, 'known', isFlaky, 'flaky', 'new') AS verdict,
    max(isNow AND outcome = 'F') AS failsNow, max(isNow AND outcome IN ('P', 'f')) AS passesNow, max(isBaseNow AND outcome = 'F') AS failsOnBase,
    max(isBase AND outcome = 'f') AS isFlaky, max(isNow AND isExcused) AS isQuarantined
  FROM (
    WITH ${repeatsOf(ofRange(sides))}
    SELECT records.project AS project, records.module AS module, records.id AS testId, ${buildRun} AS run, records.ref != {ref:String} AS isBase,
      max(${verdicts_query_isOneOf("last")}) AS isLast, isLast AND NOT isBase AS isNow, isLast AND isBase AS isBaseNow,
      countIf(records.status = 'failed' AND records.quarantine != '') > 0 AS isExcused, ${outcome} AS outcome
    FROM records
    WHERE ${ofTests} AND ${verdicts_query_isOneOf("all")} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
      AND records.id GLOBAL IN (SELECT records.id FROM records WHERE ${ofTests} AND records.status = 'failed' AND ${verdicts_query_isOneOf("last")})
    GROUP BY project, module, testId, isBase, run
  )
  GROUP BY project, module, testId
  HAVING failsNow OR (failsOnBase AND passesNow)
)
GROUP BY project, module, verdict`,
				parameters
			};
		}
		const textLength = 2e3;
		function verdictResultsQuery(org, ref, modules, span, tests) {
			const { sides, parameters } = lookUp(org, ref, modules, span);
			const ofLast = (value, condition = "true") => `argMaxIf(${value}, (records.timestamp, records.arrived), ${verdicts_query_isOneOf("last")} AND ${condition})`;
			const text = (column) => ofLast(`leftUTF8(records.${column}, ${textLength})`, "records.status = 'failed'");
			return {
				sql: `SELECT project, module, testId, toBool(isBase) AS isBase, groupArray((run, outcome)::Tuple(run String, outcome String)) AS results,
  max(name) AS name, max(suite) AS suite, max(owners) AS owners, max(message) AS message, max(details) AS details
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.ref != {ref:String} AS isBase, ${buildRun} AS run,
    ${outcome} AS outcome, max(records.name) AS name, max(records.suite) AS suite, ${ofLast("records.owners")} AS owners,
    ${text("message")} AS message, ${text("details")} AS details
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${verdicts_query_isOneOf("all")}
    AND records.id IN {testIds:Array(String)} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
  GROUP BY project, module, testId, isBase, run
)
GROUP BY project, module, testId, isBase`,
				parameters: {
					...parameters,
					testIds: [...new Set(tests.map(({ testId }) => testId))]
				}
			};
		}
		function lastTestsQuery(org, ref, modules, span) {
			const { sides, parameters } = lookUp(org, ref, modules.map((one) => ({
				...one,
				base: undefined
			})), span);
			return {
				sql: `SELECT project, module, count() AS tests, countIf(outcome = 'f') AS flakyTests
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, ${outcome} AS outcome
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${verdicts_query_isOneOf("last")} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns)}
  GROUP BY project, module, testId
)
GROUP BY project, module`,
				parameters
			};
		}
		;
		const time_range_dayMs = 864e5;
		const maximumBuckets = 1e4;
		const int64 = (description, minimum) => build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description,
			...(0, defined_fields.X)({ minimum })
		}));
		const spanSchemas = {
			fromTs: int64("Start of the range in Unix ms. Default: 30 days before `toTs`."),
			toTs: int64("End of the range in Unix ms, exclusive. Default: now.")
		};
		const rangeParameters = {
			...spanSchemas,
			interval: int64(`Length of a bucket in ms. Buckets start at multiples of it since the epoch, and a range may have at most ${maximumBuckets}. Default: one day, or the smallest number of days that keeps the limit.`, 1)
		};
		function spanOf({ fromTs, toTs }, now, names = {
			fromTs: "fromTs",
			toTs: "toTs"
		}) {
			const end = toTs ?? now;
			const begin = fromTs ?? end - 30 * time_range_dayMs;
			if (begin > end) {
				const message = `${begin} must not be later than "${names.toTs}", which is ${end}${toTs === undefined ? " (now)" : ""}.`;
				throw parameterProblem({
					name: names.fromTs,
					message
				});
			}
			return {
				fromTs: begin,
				toTs: end
			};
		}
		function bucketsOf({ interval: givenInterval, ...given }, now) {
			const { fromTs: begin, toTs: end } = spanOf(given, now);
			const interval = givenInterval ?? defaultInterval(begin, end);
			const count = countBuckets(begin, end, interval);
			if (count > maximumBuckets) {
				const message = `The range has ${count} buckets of ${interval} ms, but at most ${maximumBuckets} are allowed. Use a longer interval or a shorter range.`;
				throw parameterProblem({
					name: "interval",
					message
				});
			}
			return {
				fromTs: begin,
				toTs: end,
				interval
			};
		}
		const withSpan = (given, now) => ({
			...given,
			...spanOf(given, now)
		});
		const withBuckets = (given, now) => ({
			...given,
			...bucketsOf(given, now)
		});
		const countBuckets = (begin, end, interval) => Math.floor((end - 1) / interval) - Math.floor(begin / interval) + 1;
		function defaultInterval(begin, end) {
			let days = Math.max(1, Math.ceil((end - begin) / (maximumBuckets * time_range_dayMs)));
			while (countBuckets(begin, end, days * time_range_dayMs) > maximumBuckets) days += 1;
			return days * time_range_dayMs;
		}
		;
		const maximumCauses = 500;
		const causeMessageLength = 2e3;
		const titleLength = 200;
		const failure_causes_cause = build.ZUJ.Object({
			cause: build.ZUJ.String({ description: "The cause, as in the records of its failures." }),
			title: knownText(`The first line of the message, or else of the details, of its last failure, at most ${titleLength} characters.`),
			message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString("en")} characters.`),
			builds: count("Builds in which a test failed for this cause."),
			tests: count("Tests that failed for this cause."),
			failures: count("Failures with this cause."),
			...seenFields("failure"),
			lastTest: build.ZUJ.Object({
				testId: build.ZUJ.String(),
				name: build.ZUJ.String(),
				suite: build.ZUJ.Array(build.ZUJ.String())
			}, { description: "The test of that failure." })
		});
		const failureCausesAnswer = build.ZUJ.Object({ causes: build.ZUJ.Array(failure_causes_cause, { maxItems: maximumCauses }) });
		;
		const firstLine = (text) => /\S.*/.exec(text)?.[0].trimEnd();
		;
		const causeTitle = ({ message, details }) => [...firstLine(message) ?? firstLine(details) ?? ""].slice(0, titleLength).join("") || undefined;
		;
		const defaultBranchIn = ({ inRange, usual }) => inRange === "main" || inRange === "master" ? inRange : usual?.ref ?? (inRange === "" ? undefined : inRange);
		function basisOf(asked, candidates, fromTs, builds) {
			const ref = defaultBranchIn(candidates);
			if (ref === undefined) return {
				kind: "unknown",
				ref
			};
			if (ref === asked) return {
				kind: "default",
				ref
			};
			if (builds > 0) return {
				kind: "compared",
				ref
			};
			const { usual } = candidates;
			return {
				kind: usual?.ref === ref && usual.lastSeen < fromTs ? "old" : "unbuilt",
				ref
			};
		}
		;
		const dataQuery = (query) => query;
		;
		function createSightings(facts) {
			const factsOf = new Map(facts.map((fact) => [fact.build, fact]));
			return (build = "") => sightedBuild(build, factsOf.get(build));
		}
		function createModuleSightings(facts) {
			const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]));
			return (build) => sightedBuild(build.build, factsOf.get(moduleBuildKey(build)));
		}
		function createModuleChanges(facts) {
			const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]));
			return (build) => {
				const found = factsOf.get(moduleBuildKey(build));
				const { commitMessage = "", author = "" } = found ?? {};
				return {
					...sightedBuild(build.build, found),
					commitMessage: firstLine(commitMessage),
					author: firstLine(author)
				};
			};
		}
		function createModulePipelines(facts) {
			const pipelineOf = new Map(facts.map((row) => [moduleBuildKey(row), row.pipeline]));
			return (build) => pipelineOf.get(moduleBuildKey(build)) ?? "";
		}
		const moduleBuildKey = ({ project, module, build }) => JSON.stringify([
			project,
			module,
			build
		]);
		const sightedBuild = (build, facts) => ({
			build,
			commit: facts?.commit || undefined,
			url: facts?.url || undefined
		});
		const momentOf = (id, timestamp) => `${timestamp} ${id}`;
		const lastBuildOf = ({ build, commit, url }) => ({
			lastBuild: build,
			lastCommit: commit,
			lastUrl: url
		});
		const seenOf = ({ firstSeen, first, lastSeen, last }) => ({
			firstSeen,
			firstBuild: first.build,
			firstCommit: first.commit,
			firstUrl: first.url,
			lastSeen,
			...lastBuildOf(last)
		});
		;
		async function readBranchVerdicts(source, parameters) {
			const run = queryReader(source);
			const { org, ref, fromTs, toTs, limit = defaultVerdictTests } = parameters;
			const span = {
				fromTs,
				toTs
			};
			const found = await run(verdictModulesQuery(parameters, maximumModules));
			if (found.length === 0) return {
				modules: [],
				moreModules: 0,
				tests: []
			};
			const sides = await readSides(run, parameters, found);
			const built = sides.filter(({ own, basis }) => own.newest.length > 0 && basis.kind !== "default");
			const red = built.filter(({ own, base }) => [own, base].some((side) => side?.newest.at(-1)?.result === "F"));
			const [last, judged] = await Promise.all([built.length === 0 ? [] : run(lastTestsQuery(org, ref, built, span)), red.length === 0 ? [] : run(verdictsQuery(org, ref, red, span, limit))]);
			const verdicts = verdictsOf(judged, red);
			const listed = branchVerdictNames.flatMap((verdict) => listedTests(verdicts, verdict, limit));
			const results = listed.length === 0 ? [] : await run(verdictResultsQuery(org, ref, red, span, listed));
			const tests = testsOf(listed, results, red);
			const sinceBuilds = [...built.flatMap((side) => [
				failedInRow(side.own)[0],
				side.own.newest.at(-1),
				side.base && failedInRow(side.base)[0]
			].map(placed(side))), ...tests.map(({ place, since }) => placed(place)(since[0]))].flat();
			const changeIn = createModuleChanges(sinceBuilds.length === 0 ? [] : await run(moduleFactsQuery(org, sinceBuilds)));
			const start = (place, builds) => builds[0] && {
				...branch_verdicts_changeOf(changeIn, place, builds[0]),
				builds: builds.length
			};
			const lastOf = new Map(last.map((row) => [moduleKey(row), row]));
			return {
				modules: sides.map((side) => {
					const { project, module, own, base, basis, lastSeen } = side;
					const newest = own.newest.at(-1);
					const counted = verdicts.filter((row) => moduleKey(row) === moduleKey(side));
					const countOf = (verdict) => counted.find((row) => row.verdict === verdict)?.tests ?? 0;
					const { tests: testCount = 0, flakyTests = 0 } = lastOf.get(moduleKey(side)) ?? {};
					const isJudged = basis.kind !== "default";
					return {
						...{
							project,
							module,
							basis: basis.kind,
							baseRef: basis.ref,
							baseLastSeen: basis.kind === "old" ? lastSeen : undefined
						},
						...{
							builds: own.newest.length,
							results: lettersOf(own),
							baseResults: base === undefined ? "" : lettersOf(base)
						},
						firstBuild: own.newest[0]?.start,
						lastBuild: newest && isJudged ? branch_verdicts_changeOf(changeIn, side, newest) : newest && {
							timestamp: newest.start,
							build: nameOf(newest)
						},
						failing: isJudged ? start(side, failedInRow(own)) : undefined,
						baseFailing: base === undefined || own.newest.length === 0 ? undefined : start(side, failedInRow(base)),
						...{
							tests: testCount,
							flakyTests
						},
						counts: Object.fromEntries(branchVerdictNames.map((name) => [name, countOf(name)])),
						duration: medianOf(own.newest),
						baseDuration: medianOf(base?.newest ?? [])
					};
				}),
				moreModules: (found[0]?.moduleCount ?? 0) - found.length,
				tests: tests.map(({ test, place, since }) => ({
					...test,
					since: start(place, since)
				}))
			};
		}
		async function readSides(run, { org, ref, fromTs, toTs }, modules) {
			const span = {
				fromTs,
				toTs
			};
			const defaults = byModule(await run(defaultBranchesQuery(org, modules, span)));
			const inRangeOf = (place) => defaults.get(moduleKey(place))?.ref ?? "";
			const others = modules.filter((place) => !["main", "master"].includes(inRangeOf(place)));
			const usual = byModule(others.length === 0 ? [] : await run(earlierBranchesQuery(org, others, span)));
			const candidates = modules.map(({ project, module }) => {
				const place = {
					project,
					module
				};
				const found = {
					inRange: inRangeOf(place),
					usual: usual.get(moduleKey(place))
				};
				return {
					place,
					found,
					baseRef: defaultBranchIn(found)
				};
			});
			const branches = candidates.flatMap(({ place, baseRef }) => [{
				...place,
				ref
			}, ...baseRef === undefined || baseRef === ref ? [] : [{
				...place,
				ref: baseRef
			}]]);
			const rows = await run(verdictBuildsQuery(org, ref, branches, span));
			const rowOf = new Map(rows.map((row) => [JSON.stringify([
				row.project,
				row.module,
				row.ref
			]), row]));
			return candidates.map(({ place, found, baseRef }) => {
				const { project, module } = place;
				const own = rowOf.get(JSON.stringify([
					project,
					module,
					ref
				])) ?? {
					...place,
					ref,
					newest: []
				};
				const base = baseRef === undefined || baseRef === ref ? undefined : rowOf.get(JSON.stringify([
					project,
					module,
					baseRef
				]));
				const basis = basisOf(ref, found, fromTs, base?.newest.length ?? 0);
				return {
					...place,
					own,
					base,
					basis,
					lastSeen: found.usual?.lastSeen
				};
			});
		}
		const byModule = (rows) => new Map(rows.map((row) => [moduleKey(row), row]));
		const medianOf = (builds) => quartilesOf(builds.map(({ ms }) => ms).filter((ms) => ms > 0)).median;
		const lettersOf = ({ newest }) => newest.map(({ result }) => result).join("");
		const nameOf = ({ attempts, run }) => attempts.at(-1) ?? run;
		const failedInRow = ({ newest }) => newest.slice(newest.findLastIndex(({ result }) => result !== "F") + 1);
		const placed = ({ project, module }) => (build) => build === undefined ? [] : [{
			project,
			module,
			build: nameOf(build),
			time: build.start
		}];
		const branch_verdicts_changeOf = (changeIn, { project, module }, build) => ({
			timestamp: build.start,
			...changeIn({
				project,
				module,
				build: nameOf(build)
			})
		});
		function verdictsOf(rows, sides) {
			return sides.flatMap((side) => {
				const own = rows.filter((row) => moduleKey(row) === moduleKey(side));
				return own.map((row) => row.verdict === "new" && side.basis.kind !== "compared" ? {
					...row,
					verdict: "failed"
				} : row);
			});
		}
		const listedTests = (rows, wanted, limit) => rows.filter(({ verdict }) => verdict === wanted).flatMap(({ project, module, verdict, testIds }) => testIds.map((testId) => ({
			project,
			module,
			verdict,
			testId
		}))).slice(0, limit);
		function testsOf(listed, rows, sides) {
			const sideOf = new Map(sides.map((side) => [moduleKey(side), side]));
			const rowOf = new Map(rows.map((row) => [`${row.isBase} ${testKey(row)}`, row]));
			return listed.map((place) => {
				const { project, module, verdict, testId } = place;
				const { own, base } = sideOf.get(moduleKey(place)) ?? {};
				const [ownRow, baseRow] = [false, true].map((isBase) => rowOf.get(`${isBase} ${testKey(place)}`));
				const results = resultsIn(own?.newest ?? [], ownRow);
				const baseResults = resultsIn(base?.newest ?? [], baseRow);
				const isOfBase = verdict === "known" || verdict === "fixed";
				const { name = "", suite = [], owners = [], message = "", details = "" } = ownRow ?? {};
				const test = {
					...{
						project,
						module,
						verdict,
						testId,
						name,
						suite,
						owners,
						results,
						baseResults
					},
					message: verdict === "fixed" ? undefined : causeTitle({
						message,
						details
					}) || undefined
				};
				const since = isOfBase ? failuresInRow(base?.newest ?? [], baseResults) : failuresInRow(own?.newest ?? [], results);
				return {
					test,
					place,
					since
				};
			}).toSorted((one, other) => rankOf(one.test) - rankOf(other.test) || compareNames(one.test, other.test));
		}
		const rankOf = ({ verdict }) => branchVerdictNames.indexOf(verdict);
		const compareNames = (one, other) => {
			const [first, second] = [one, other].map(({ project, module, suite, name, testId }) => JSON.stringify([
				project,
				module,
				suite,
				name,
				testId
			]));
			return first < second ? -1 : 1;
		};
		const resultsIn = (builds, row) => {
			const outcomes = new Map(row?.results.map(({ run, outcome }) => [run, outcome]));
			return builds.map(({ run }) => outcomes.get(run) ?? "-").join("");
		};
		function failuresInRow(builds, results) {
			const passed = Math.max(results.lastIndexOf("P"), results.lastIndexOf("f"));
			const first = results.indexOf("F", passed + 1);
			return first === -1 ? [] : builds.slice(first);
		}
		const testsVerdicts = dataQuery({
			path: "/v1/data/tests/verdicts",
			summary: "The failing tests of a branch, compared with the default branch",
			description: "Judges each test that failed in the last build of a branch by the last builds of the default branch, in one module or in all modules of a project or an organisation.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...verdictsSchemas
			}),
			answer: branchVerdictsAnswer,
			answerDescription: "The modules, the ones with the latest records first, and the failing and fixed tests.",
			prepare: withSpan,
			read: readBranchVerdicts
		});
		;
		const maximumBranches = 500;
		const branches_branch = build.ZUJ.Object({
			ref: build.ZUJ.String({ description: "The branch or tag." }),
			builds: count("Builds with a test on it. The attempts of a build count as one."),
			lastSeen: time("The time of the last test on it."),
			...buildFields("last", "The newest build: the one with the largest number, or else the last one that started."),
			lastStatus: fields_status("The status of the tests of that build. If a job was run again, only its newest attempt counts.")
		});
		const branchesAnswer = build.ZUJ.Object({ branches: build.ZUJ.Array(branches_branch, { maxItems: maximumBranches }) });
		;
		function buildStatus({ failed, cancelled, passed, skipped }) {
			if (failed > 0) return "failed";
			if (cancelled > 0) return "cancelled";
			if (passed > 0) return "successful";
			return skipped > 0 ? "skipped" : "unknown";
		}
		;
		const branches_query_defaultBranches = 50;
		const branchesSchemas = {
			...schemasOf(coordinateFilters),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumBranches,
				description: `The maximum number of branches. Default: ${branches_query_defaultBranches}.`
			}))
		};
		const branchesQuery = ({ limit = branches_query_defaultBranches, ...parameters }) => ({
			sql: `WITH (toUInt64OrZero(run), start) AS position
SELECT ref, count() AS builds, max(last) AS lastSeen, argMax(name, position) AS build, argMax(start, position) AS buildStart, argMax(buildFailed, position) AS failed,
  argMax(buildPassed, position) AS passed, argMax(buildSkipped, position) AS skipped, argMax(buildCancelled, position) AS cancelled
FROM (
  SELECT records.ref AS ref, ${buildRun} AS run, min(records.first) AS start, max(records.last) AS last,
    argMax(records.build, (records.last, records.build)) AS name, sum(records.failed) AS buildFailed, sum(records.passed) AS buildPassed,
    sum(records.skipped) AS buildSkipped, sum(records.cancelled) AS buildCancelled
  FROM ${summaries({
				by: [
					"ref",
					"build",
					"jobRun",
					"jobAttempt"
				],
				figures: [
					"first",
					"last",
					"failed",
					"passed",
					"skipped",
					"cancelled"
				],
				where: `${conditionsOf(coordinateFilters, parameters)} AND records.kind = 'test' AND records.ref != ''`,
				range: rangeOf(parameters)
			})} AS records
  WHERE ${isNewestAttempt({
				ofModules: conditionsOf(coordinateFilters, parameters),
				range: rangeOf(parameters)
			})}
  GROUP BY ref, run
)
GROUP BY ref
ORDER BY lastSeen DESC, ref
LIMIT ${limit}`,
			parameters: {
				...parameters,
				...spanParameters(parameters)
			}
		});
		;
		async function readBranches(source, parameters) {
			const rows = queryReader(source);
			const found = await rows(branchesQuery(parameters));
			if (found.length === 0) return { branches: [] };
			const places = found.map(({ build, buildStart }) => ({
				build,
				timestamp: buildStart
			}));
			const sightingIn = createSightings(await rows(buildFactsQuery(parameters, places)));
			return { branches: found.map(({ ref, builds, lastSeen, build, buildStart: _, ...counts }) => ({
				ref,
				builds,
				lastSeen,
				...lastBuildOf(sightingIn(build)),
				lastStatus: buildStatus(counts)
			})) };
		}
		const branches_branches = dataQuery({
			path: "/v1/data/branches",
			summary: "Branches of a module",
			description: "Lists the branches and tags on which tests of a module ran, with their newest builds. Tests without a branch are left out.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...branchesSchemas
			}),
			answer: branchesAnswer,
			answerDescription: "The branches, the ones with the last tests first. The list is empty if nothing was recorded.",
			prepare: withSpan,
			read: readBranches
		});
		;
		const withoutReadAhead = "read_in_order_use_buffering = 0";
		const granuleByGranule = "max_block_size = 8192";
		const orderedReading = [
			"max_threads = 1",
			withoutReadAhead,
			granuleByGranule
		];
		const parallelReading = ["optimize_read_in_order = 0"];
		;
		async function readMainBranch(source, { org, project, module, fromTs, toTs }) {
			const rows = queryReader(source, orderedReading);
			return (await rows(isMainQuery({
				org,
				project,
				module,
				fromTs,
				toTs
			}))).length > 0 ? "main" : undefined;
		}
		;
		async function readBuilds(source, parameters) {
			const rows = queryReader(source);
			const { testId = [] } = parameters;
			const ref = parameters.ref ?? await readMainBranch(source, parameters);
			const found = await rows(buildsQuery(ref === undefined ? parameters : {
				...parameters,
				ref
			}));
			if (found.length === 0) return {
				builds: [],
				tests: []
			};
			const places = found.flatMap(({ attempts, timestamp }) => attempts.map((build) => ({
				build,
				timestamp
			})));
			const [facts, tests] = await Promise.all([rows(buildFactsQuery(parameters, places)), testId.length === 0 ? [] : rows(buildsTestsQuery(parameters, found, testId))]);
			const factsOf = new Map(facts.map((each) => [each.build, each]));
			const builds = found.map((row) => buildOf(row, row.attempts.flatMap((name) => factsOf.get(name) ?? []).at(-1)));
			return {
				ref: found[0]?.ref,
				builds,
				tests
			};
		}
		const builds = dataQuery({
			path: "/v1/data/builds",
			summary: "The last builds of a branch",
			description: "Returns the newest builds of a branch that ran tests of a module, the oldest first, and the results of some tests in them. A job that ran again counts with its newest attempt. Builds of pull requests are left out.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...buildsSchemas
			}),
			answer: buildsAnswer,
			answerDescription: "The builds, the oldest first. The list is empty if the branch has none in the range.",
			prepare: withSpan,
			read: readBuilds
		});
		const buildOf = (row, facts) => ({
			build: row.attempts.at(-1) ?? row.run,
			attempts: row.attempts,
			timestamp: row.timestamp,
			status: buildStatus(row),
			commit: facts?.commit || undefined,
			commitMessage: firstLine(facts?.commitMessage ?? ""),
			author: firstLine(facts?.author ?? ""),
			url: facts?.url || undefined,
			failedCount: row.failed,
			flakyCount: row.flaky,
			skippedCount: row.skipped,
			totalCount: row.total
		});
		;
		const maximumCompared = 100;
		const slowdown = {
			tolerance: .05,
			minimumRuns: 5,
			minimumMs: 10
		};
		const comparison_duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description
		});
		const comparison_test = build.ZUJ.Object({
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			before: comparison_duration("The median duration of the runs that passed in the older selection in ms; 0 if it is unknown."),
			after: comparison_duration("The same in the newer selection."),
			timestamp: time("The last run in the newer selection. If the test is gone, the last run in the older one."),
			owners: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by its newest run in either range. Absent if they are unknown." }))
		});
		const group = (description) => build.ZUJ.Object({
			count: count("All tests of the group."),
			tests: build.ZUJ.Array(comparison_test, { maxItems: maximumCompared })
		}, { description });
		const groups = {
			broken: group("The last run in a job failed, and the last run in each job of the older selection did not."),
			fixed: group("The last run in a job of the older selection failed, and the last run in each job of the newer one did not."),
			slower: group(`The median became at least ${100 * slowdown.tolerance} % and ${slowdown.minimumMs} ms longer and is outside of the middle half of the other runs. Each selection has at least ${slowdown.minimumRuns} runs that passed.`),
			faster: group("The median became shorter, by the same rules."),
			new: group("Ran only in the newer selection."),
			gone: group("Ran only in the older selection.")
		};
		const differences = Object.keys(groups);
		const comparisonAnswer = build.ZUJ.Object({
			testCount: count("The tests of the newer selection."),
			failingCount: count("The tests whose last run in a job failed in both selections."),
			...groups
		});
		;
		const newest_runs_query_filters = {
			...placeFilters,
			ref: optional(equals("ref", ""))
		};
		const newestRun = "(records.timestamp, records.arrived)";
		const ofNewestRun = (value) => `argMax(${value}, ${newestRun})`;
		const ofOwner = (records) => `(records.project, records.module, records.id) GLOBAL IN (
    SELECT records.project, records.module, records.id FROM records WHERE ${records}
    GROUP BY records.project, records.module, records.id HAVING has(${ofNewestRun("records.owners")}, {owner:String}))`;
		function newestRunsQuery(parameters, ids) {
			return {
				sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun("records.owners")} AS owners,
  ${ofNewestRun("toBool(records.quarantine != '')")} AS quarantined
FROM records
WHERE ${conditionsOf(newest_runs_query_filters, parameters)} AND records.kind = 'test' AND ${inRange} AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId`,
				parameters: {
					...valuesOf(newest_runs_query_filters, parameters),
					...spanParameters(parameters),
					ids
				}
			};
		}
		;
		const everyTest = "every";
		const failingTest = "failing";
		const defaultCompared = 20;
		const compareSchemas = {
			...schemasOf(coordinateFilters),
			ref: build.ZUJ.Optional(nameSchema("Only runs on this branch or tag. Default: any.")),
			baseRef: build.ZUJ.Optional(nameSchema("The same for the runs to compare with. Default: any.")),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumCompared,
				description: `The maximum number of tests of each difference. Default: ${defaultCompared}.`
			}))
		};
		const compare_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const ofBoth = `${compare_query_ofModule} AND (${mayReplace()} OR ${mayReplace("{baseFromTs:Int64}", "{baseToTs:Int64}")})`;
		const selected = (ref, prefix) => {
			const name = (text) => prefix === "" ? text : `${prefix}${text[0]?.toUpperCase()}${text.slice(1)}`;
			const range = `records.timestamp >= {${name("fromTs")}:Int64} AND records.timestamp < {${name("toTs")}:Int64}`;
			return `(${ref === undefined ? "" : `records.ref = {${name("ref")}:String} AND `}${range})`;
		};
		const isDecided = `records.status IN ('successful', 'failed')`;
		const isTimed = `records.status = 'successful' AND isNotNull(records.duration)`;
		const levels = "0.25, 0.5, 0.75";
		const compare_query_ofJob = (suffix) => {
			const last = `argMaxIf(records.status = 'failed', (records.timestamp, records.arrived), is${suffix} AND ${isDecided})`;
			return `countIf(is${suffix}) AS count${suffix}, countIf(is${suffix} AND ${isDecided}) AS decided${suffix}, ${last} AS failed${suffix},
    maxIf(records.timestamp, is${suffix}) AS last${suffix}, countIf(is${suffix} AND ${isTimed}) AS timed${suffix},
    quantilesExactInclusiveStateIf(${levels})(assumeNotNull(records.duration), is${suffix} AND ${isTimed}) AS durations${suffix}`;
		};
		const ofTest = (suffix) => `sum(count${suffix}) AS runs${suffix}, sum(decided${suffix}) AS known${suffix}, max(failed${suffix}) AS isFailing${suffix}, max(last${suffix}) AS seen${suffix},
    sum(timed${suffix}) AS samples${suffix},
    arrayMap(one -> if(isFinite(one), one, 0), quantilesExactInclusiveMerge(${levels})(durations${suffix})) AS quartiles${suffix}`;
		const isLonger = (one, other) => `(samplesNew >= ${slowdown.minimumRuns} AND samplesOld >= ${slowdown.minimumRuns}
      AND ${one}[2] > ${1 + slowdown.tolerance} * ${other}[2] AND ${one}[2] - ${other}[2] >= ${slowdown.minimumMs}
      AND ${one}[2] > ${other}[3] AND ${other}[2] < ${one}[1])`;
		const conditions = {
			broken: "knownNew > 0 AND isFailingNew AND NOT (knownOld > 0 AND isFailingOld)",
			fixed: "knownNew > 0 AND knownOld > 0 AND isFailingOld AND NOT isFailingNew",
			slower: isLonger("quartilesNew", "quartilesOld"),
			faster: isLonger("quartilesOld", "quartilesNew"),
			new: "runsOld = 0",
			gone: "runsNew = 0"
		};
		function compareQuery({ limit = defaultCompared, base, ...parameters }) {
			const { ref, baseRef } = parameters;
			const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base);
			const found = Object.entries({
				...conditions,
				[everyTest]: "runsNew > 0",
				[failingTest]: "knownNew > 0 AND isFailingNew AND knownOld > 0 AND isFailingOld"
			}).map(([name, condition]) => `if(${condition}, ['${name}'], [])`);
			return {
				sql: `SELECT difference, all, testId, before, after, timestamp
FROM (
  SELECT arrayJoin(differences) AS difference, testId, quartilesOld[2] AS before, quartilesNew[2] AS after,
    if(runsNew = 0, seenOld, seenNew) AS timestamp, count() OVER (PARTITION BY difference) AS all,
    if(difference IN ('slower', 'faster'), abs(after - before), toFloat64(timestamp)) AS weight
  FROM (
    SELECT *, arrayConcat(${found.join(",\n      ")}) AS differences
    FROM (
      SELECT testId, ${ofTest("New")},
        ${ofTest("Old")}
      FROM (
        WITH ${repeatsOf(ofBoth)},
          ${selected(ref, "")} AS isNew,
          ${selected(baseRef, "base")} AS isOld
        SELECT records.id AS testId, ${compare_query_ofJob("New")},
          ${compare_query_ofJob("Old")}
        FROM records
        WHERE ${compare_query_ofModule} AND records.kind = 'test' AND (isNew OR isOld) AND ${isOfNewestAttemptOf(ofBoth)}
        GROUP BY testId, records.pipeline, records.job
      )
      GROUP BY testId
    )
  )
  WHERE notEmpty(differences)
)
ORDER BY indexOf([${differences.map((name) => `'${name}'`).join(", ")}], difference), weight DESC, testId
LIMIT ${limit} BY difference`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					baseFromTs,
					baseToTs
				}
			};
		}
		function comparedNamesQuery({ base, ...parameters }, testIds) {
			const { org, project, module, fromTs, toTs } = parameters;
			const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base);
			return {
				sql: `SELECT records.id AS testId, max(records.name) AS name, max(records.suite) AS suite,
  ${ofNewestRun("records.owners")} AS owners
FROM records
WHERE ${compare_query_ofModule} AND records.kind = 'test'
  AND (${selected(undefined, "")} OR ${selected(undefined, "base")}) AND records.id IN {testIds:Array(String)}
GROUP BY testId`,
				parameters: {
					org,
					project,
					module,
					testIds,
					baseFromTs,
					baseToTs,
					...spanParameters({
						fromTs,
						toTs
					})
				}
			};
		}
		;
		async function readComparison(source, parameters) {
			const rows = queryReader(source);
			const found = await rows(compareQuery(parameters));
			const differing = found.filter(({ difference }) => difference !== everyTest && difference !== failingTest);
			const testIds = [...new Set(differing.map(({ testId }) => testId))];
			const names = testIds.length === 0 ? [] : await rows(comparedNamesQuery(parameters, testIds));
			const nameOf = new Map(names.map((named) => [named.testId, named]));
			const testOf = ({ testId, before, after, timestamp }) => {
				const { name = "", suite = [], owners = [] } = nameOf.get(testId) ?? {};
				return {
					testId,
					name,
					suite,
					before,
					after,
					timestamp,
					owners: owners.length === 0 ? undefined : owners
				};
			};
			const countOf = (name) => found.find(({ difference }) => difference === name)?.all ?? 0;
			const group = (name) => {
				const own = differing.filter(({ difference }) => difference === name);
				return {
					count: own[0]?.all ?? 0,
					tests: own.map(testOf)
				};
			};
			return {
				testCount: countOf(everyTest),
				failingCount: countOf(failingTest),
				broken: group("broken"),
				fixed: group("fixed"),
				slower: group("slower"),
				faster: group("faster"),
				new: group("new"),
				gone: group("gone")
			};
		}
		const testsCompare = dataQuery({
			path: "/v1/data/tests/compare",
			summary: "Tests that differ between two branches or periods",
			description: "Compares the tests of a module in two selections of runs: a newer one, given by `ref`, `fromTs` and `toTs`, and an older one, given by `baseRef`, `baseFromTs` and `baseToTs`. A job that ran again counts with its newest attempt.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				baseFromTs: int64("Start of the range of the older selection in Unix ms. Default: `fromTs`."),
				baseToTs: int64("End of the range of the older selection in Unix ms, exclusive. Default: `toTs`."),
				...compareSchemas
			}),
			answer: comparisonAnswer,
			answerDescription: "The tests that differ, in groups. Slower and faster tests are ordered by the change of the median, the largest first, and others by the time of the last run, the newest first. A test may be in several groups.",
			prepare({ fromTs, toTs, baseFromTs, baseToTs, ...parameters }, now) {
				const span = spanOf((0, defined_fields.X)({
					fromTs,
					toTs
				}), now);
				const names = {
					fromTs: "baseFromTs",
					toTs: "baseToTs"
				};
				return {
					...parameters,
					...span,
					base: spanOf({
						fromTs: baseFromTs ?? span.fromTs,
						toTs: baseToTs ?? span.toTs
					}, now, names)
				};
			},
			read: readComparison
		});
		;
		const maximumCoordinates = 2e3;
		const entry = build.ZUJ.Object({
			org: build.ZUJ.String(),
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			pipeline: build.ZUJ.String({ description: "Empty if the records do not name a pipeline." }),
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "The time of the latest record in Unix ms."
			})
		});
		const coordinatesAnswer = build.ZUJ.Object({ coordinates: build.ZUJ.Array(entry, { maxItems: maximumCoordinates }) });
		;
		const selectList = (columns, leftOut = []) => Object.entries(columns).filter(([name]) => !leftOut.includes(name)).map(([name, expression]) => `${expression} AS ${name}`).join(",\n  ");
		;
		const coordinates_filters = { org: coordinateFilters.org };
		const keyFilters = {
			...coordinates_filters,
			project: coordinateFilters.project
		};
		const columns = {
			org: "records.org",
			project: "records.project",
			module: "records.module",
			pipeline: "records.pipeline",
			timestamp: "max(records.timestamp)"
		};
		const coordinatesQuery = (parameters) => ({
			sql: `SELECT ${selectList(columns)}
FROM records
WHERE ${conditionsOf(keyFilters, parameters)}
GROUP BY org, project, module, pipeline
HAVING timestamp >= {oldestTs:Int64}
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`,
			parameters: { ...parameters },
			leavesOutExpired: true
		});
		const coordinates = dataQuery({
			path: "/v1/data/coordinates",
			summary: "Projects, modules and pipelines",
			description: "Lists the projects, modules and pipelines that the organisation of the key has records of.",
			querystring: build.ZUJ.Object({ org: build.ZUJ.Optional({
				...schemasOf(coordinates_filters).org,
				description: "The organisation. Default: the organisation of the key."
			}) }),
			answer: coordinatesAnswer,
			answerDescription: `The ${maximumCoordinates} coordinates with the latest records, the latest first.`,
			prepare: (given) => given,
			read: (source, parameters) => jsonDocument(source, "coordinates", coordinatesQuery(parameters))
		});
		var schema = __webpack_require__(13283);
		;
		const leftOutFields = new Set([
			"sourceLocation",
			"producer",
			"isStartEstimated",
			"isLastSkipped",
			"former",
			"expected",
			"actual"
		]);
		const evidenceFields = [
			"steps",
			"stepsLeftOut",
			"attachments",
			"attachmentsLeftOut"
		];
		var consumers_ = __webpack_require__(38321);
		;
		async function readPage(source, query) {
			const stream = await jsonLines(source, query, [withoutReadAhead]);
			const lines = await (0, consumers_.text)(stream).catch((error) => {
				throw (0, engine_error.Lk)(error);
			});
			return {
				rows: lines.split("\n").flatMap((line) => line === "" ? [] : [JSON.parse(line)]),
				length: lines.length
			};
		}
		async function startedIteration(items) {
			const first = await items.next();
			return (async function* () {
				if (first.done) return;
				yield first.value;
				yield* items;
			})();
		}
		var select_rows = __webpack_require__(44611);
		;
		const shownDays = 30;
		const areStepsShown = `records.stored > now() - toIntervalDay(${shownDays})`;
		const intervalMs = 24 * 60 * 60 * 1e3;
		function createStepExpiry({ client, isFull }, layout) {
			let startedMs = Number.NEGATIVE_INFINITY;
			let running = Promise.resolve();
			const clear = async () => {
				for (const partition of await expiredPartitions()) {
					await client.command({ query: `ALTER TABLE ${(0, table_layout.T8)(layout)}${(0, table_layout.mx)(layout)} CLEAR COLUMN evidence IN PARTITION ${partition}` });
				}
			};
			const expiredPartitions = async () => {
				const { cluster, database } = layout;
				const parts = cluster === undefined ? "system.parts_columns" : `clusterAllReplicas('${cluster}', system.parts_columns)`;
				const rows = await (0, select_rows.A)(client, `SELECT DISTINCT partition FROM ${parts}
WHERE database = '${database}' AND table = '${(0, table_layout.T8)(layout)}' AND active AND column = 'evidence'
  AND partition < toString(toYYYYMM(now() - toIntervalDay(${shownDays}))) ORDER BY partition`);
				return rows.map(({ partition }) => partition);
			};
			return {
				runIfDue() {
					if (performance.now() - startedMs < intervalMs || isFull()) return;
					startedMs = performance.now();
					running = clear().catch(() => {});
				},
				close: () => running
			};
		}
		;
		const pageLength = 4 * 1024 * 1024;
		const firstRows = 1e3;
		const maximumRows = 2e4;
		const exportRecords = { read: (source, parameters) => startedIteration(exportedRecords((query) => readPage(source, query), parameters)) };
		const optionalCounters = new Set([
			"line",
			"column",
			"attempt",
			"size"
		]);
		const documents = new Set(["attempts", "quarantine"]);
		const export_records_coordinates = new Set([
			"org",
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref"
		]);
		async function* exportedRecords(run, { org, project }) {
			const condition = project === undefined ? "" : " AND records.project = {project:String}";
			const { rows } = await run({
				sql: `SELECT project, module FROM records WHERE records.org = {org:String}${condition} GROUP BY project, module ORDER BY project, module`,
				parameters: project === undefined ? { org } : {
					org,
					project
				}
			});
			for (const place of rows) {
				for (const kind of Object.keys(schema.Gg)) yield* recordsOfKind(run, {
					...place,
					org
				}, kind);
			}
		}
		async function* recordsOfKind(run, place, kind) {
			const recordOf = recordReader(kind);
			let [timestamp, arrived, maximum] = [
				Number.MIN_SAFE_INTEGER,
				-1,
				firstRows
			];
			for (;;) {
				let page;
				try {
					page = await run(pageQuery(place, kind, {
						timestamp,
						arrived,
						maximum
					}));
				} catch (error) {
					if (!(error instanceof store_limit_error.Z) || maximum === 1) throw error;
					maximum = Math.ceil(maximum / 8);
					continue;
				}
				const { rows, length } = page;
				const last = rows.at(-1);
				if (last === undefined) return;
				yield rows.map((row) => `${JSON.stringify(recordOf(row))}\n`).join("");
				if (rows.length < maximum) return;
				timestamp = Number(last.timestamp);
				arrived = Number(last.arrived);
				maximum = Math.max(1, Math.min(maximumRows, Math.floor(pageLength / length * rows.length)));
			}
		}
		function pageQuery(place, kind, { timestamp, arrived, maximum }) {
			const columns = fieldsOf(kind).map((name) => name === "value" ? "if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value" : `records.${name} AS ${name}`);
			if (kind === "test") columns.push(`if(${areStepsShown}, records.evidence, '') AS evidence`);
			const [following, order] = kind === "job" ? ["records.arrived > {arrived:Int64}", "records.arrived"] : ["records.timestamp >= {timestamp:Int64} AND (records.timestamp > {timestamp:Int64} OR records.arrived > {arrived:Int64})", "records.timestamp, records.arrived"];
			return {
				sql: `SELECT ${columns.join(", ")}, records.arrived AS arrived
FROM records
WHERE records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = '${kind}'
  AND ${following}
ORDER BY ${order}
LIMIT ${maximum} WITH TIES`,
				parameters: {
					...place,
					timestamp,
					arrived
				}
			};
		}
		const withoutColumn = new Set([...leftOutFields, ...evidenceFields]);
		const fieldsOf = (kind) => Object.keys(schema.Gg[kind].properties).filter((name) => !withoutColumn.has(name));
		function recordReader(kind) {
			const names = fieldsOf(kind);
			const present = new Set([...schema.Gg[kind].required, ...export_records_coordinates]);
			return (row) => ({
				...Object.fromEntries(names.filter((name) => present.has(name) || !isDefault(name, row[name])).map((name) => [name, documents.has(name) ? JSON.parse(String(row[name])) : row[name]])),
				...isDefault("evidence", row.evidence ?? "") ? {} : JSON.parse(String(row.evidence))
			});
		}
		function isDefault(name, value) {
			if (value === null || value === "" || value === false) return true;
			if (typeof value === "object") return Object.keys(value).length === 0;
			return value === 0 && optionalCounters.has(name);
		}
		;
		const causes_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only failures on this branch or tag. Default: any.")),
			testId: optional(equals("id", "Only failures of the test with this id. Default: all tests."))
		};
		const defaultCauses = 50;
		const causesSchemas = {
			...schemasOf(causes_query_filters),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumCauses,
				description: `The maximum number of causes. Default: ${defaultCauses}.`
			}))
		};
		const ofFailures = (parameters) => `${conditionsOf(causes_query_filters, parameters)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${isOfNewestAttempt}`;
		const causesQuery = ({ limit = defaultCauses, ...parameters }) => ({
			sql: `WITH ${repeats}
SELECT records.cause AS cause, uniqExact(${buildRun}) AS builds, uniqExact(records.test) AS tests, count() AS failures,
  min(records.timestamp) AS firstSeen, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofFailures(parameters)} AND ${inRange}
GROUP BY cause
ORDER BY builds DESC, failures DESC, lastSeen DESC, cause
LIMIT ${limit}`,
			parameters: {
				...parameters,
				...spanParameters(parameters)
			}
		});
		function causeFailuresQuery({ limit: _, ...parameters }, causes) {
			const times = causes.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]);
			const last = (value) => `argMax(${value}, records.arrived)`;
			const start = (column) => last(`leftUTF8(${column}, ${causeMessageLength})`);
			return {
				sql: `WITH ${repeats}
SELECT records.cause AS cause, records.timestamp AS timestamp, ${last("records.build")} AS build, ${last("records.id")} AS testId,
  ${last("records.name")} AS name, ${last("records.suite")} AS suite, ${start("records.message")} AS message, ${start("records.details")} AS details
FROM records
WHERE ${ofFailures(parameters)} AND records.cause IN {causes:Array(String)}
  AND ${isAt(times)}
GROUP BY cause, timestamp`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					causes: causes.map(({ cause }) => cause)
				}
			};
		}
		;
		async function readFailureCauses(source, parameters) {
			const rows = queryReader(source);
			const causes = await rows(causesQuery(parameters));
			if (causes.length === 0) return { causes: [] };
			const failures = await rows(causeFailuresQuery(parameters, causes));
			const builds = failures.length === 0 ? [] : await rows(buildFactsQuery(parameters, failures));
			const failureAt = new Map(failures.map((failure) => [momentOf(failure.cause, failure.timestamp), failure]));
			const sightingIn = createSightings(builds);
			return { causes: causes.map(({ cause, firstSeen, lastSeen, ...counts }) => {
				const first = failureAt.get(momentOf(cause, firstSeen));
				const last = failureAt.get(momentOf(cause, lastSeen));
				const { testId = "", name = "", suite = [], message = "", details = "" } = last ?? {};
				return {
					cause,
					title: causeTitle({
						message,
						details
					}),
					message: message || undefined,
					...counts,
					...seenOf({
						firstSeen,
						first: sightingIn(first?.build),
						lastSeen,
						last: sightingIn(last?.build)
					}),
					lastTest: {
						testId,
						name,
						suite
					}
				};
			}) };
		}
		const testsCauses = dataQuery({
			path: "/v1/data/tests/causes",
			summary: "Causes of failures in a module",
			description: "Ranks what failures have in common by the number of builds that it failed. Failures without a cause are left out. If a job was run again, only its newest attempt counts.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...causesSchemas
			}),
			answer: failureCausesAnswer,
			answerDescription: "The causes, the ones that failed most builds first. The list is empty if nothing failed.",
			prepare: withSpan,
			read: readFailureCauses
		});
		;
		const maximumFlakyTests = 500;
		const maximumFlakyJobs = 5;
		const flakyDays = 90;
		const sinceIsBound = build.ZUJ.Optional(build.ZUJ.Boolean({ description: `Whether it passed only after a retry before these ${flakyDays} days as well, so that it has been flaky for longer. Absent if not.` }));
		const ofSeveral = "Only if the request names no module.";
		const flaky_tests_flakyTest = build.ZUJ.Object({
			project: build.ZUJ.Optional(build.ZUJ.String({ description: `The project of the test. ${ofSeveral}` })),
			module: build.ZUJ.Optional(build.ZUJ.String({ description: `The module of the test. ${ofSeveral}` })),
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			owners,
			quarantined: build.ZUJ.Boolean({ description: "Whether its newest run in the range was in quarantine." }),
			flips: count("Runs of jobs in which the test passed only after a retry, or failed between two passes."),
			retries: count("Attempts that the test runner repeated, in all runs."),
			baseFailures: count("Builds of the base branch in which the test failed, outages apart."),
			lostMs: build.ZUJ.Number({
				minimum: 0,
				description: "The duration of the repeated attempts and of the failures that were flips. If the test was the only one that failed in a job, the duration of all tests of that job."
			}),
			flakyBuilds: count("Builds with a flip."),
			builds: count("All builds of the module in the range."),
			since: time(`The first flip in the ${flakyDays} days before \`toTs\`, which does not depend on \`fromTs\`. If the test had no flip then, the first one in the range.`),
			sinceIsBound,
			...seenFields("flip"),
			jobs: build.ZUJ.Array(build.ZUJ.Object({
				job: build.ZUJ.String(),
				flips: count("Flips in the job.")
			}), {
				maxItems: maximumFlakyJobs,
				description: "The jobs with the most flips."
			})
		});
		const flakyTestsAnswer = build.ZUJ.Object({
			tests: build.ZUJ.Array(flaky_tests_flakyTest, { maxItems: maximumFlakyTests }),
			testCount: count("All flaky tests, including those beyond the limit."),
			lostMs: build.ZUJ.Number({
				minimum: 0,
				description: "The sum of `lostMs` of all flaky tests, including those beyond the limit."
			})
		});
		;
		function demandProjectOfModule({ project, module }) {
			if (module !== undefined && project === undefined) throw parameterProblem({
				name: "module",
				message: "It requires \"project\"."
			});
		}
		;
		const flaky_query_filters = {
			...placeFilters,
			ref: optional(equals("ref", "Only runs on this branch or tag. Default: any.")),
			testId: optional({
				schema: nameSchema("Only the test with this id. Default: all."),
				condition: (name) => `records.test = sipHash64({${name}:String})`
			})
		};
		const orders = [
			"lostMs",
			"flips",
			"baseFailures",
			"lastSeen"
		];
		const defaultFlakyTests = 50;
		const flakySchemas = {
			...schemasOf(flaky_query_filters),
			owner: build.ZUJ.Optional(nameSchema("Only tests whose newest run in the range has this owner, as CODEOWNERS names it. Default: all.")),
			base: build.ZUJ.Optional(nameSchema(`The branch whose failures count as \`baseFailures\`. Default: ${defaultBranchRule}.`)),
			orderBy: build.ZUJ.Optional(build.ZUJ.Enum([...orders], {
				type: "string",
				description: "The figure to order by, the largest first. Default: `lostMs`.",
				default: "lostMs"
			})),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumFlakyTests,
				description: `The maximum number of tests. Default: ${defaultFlakyTests}.`
			}))
		};
		const outage = {
			tests: 10,
			share: .05
		};
		const isEvent = "records.event";
		const flaky_query_first = ({ columns }, column = (name) => name) => columns.map((name) => `${column(name)}, `).join("");
		const ofRecord = (name) => `records.${name}`;
		const namedOfRecord = (name) => `records.${name} AS ${name}`;
		const runOf = (scope, run = "records.testRun") => scope.columns.length === 0 ? run : `sipHash64(${flaky_query_first(scope, run.startsWith("records.") ? ofRecord : undefined)}${run})`;
		const runOfSummary = "if(jobRun = 0, sipHash64(pipeline, build), jobRun)";
		const builtRun = buildRun.replaceAll("records.", "");
		function figuresOfRuns(scope) {
			const { ofRuns, range, columns } = scope;
			const figures = [
				"first",
				"total",
				"duration"
			];
			return `SELECT ${flaky_query_first(scope)}${runOf(scope, runOfSummary)} AS run, ref, build, ${figures.join(", ")}
      FROM ${summaries({
				by: [
					...columns,
					"ref",
					"pipeline",
					"build",
					"jobRun"
				],
				figures,
				where: `${ofRuns} AND records.kind = 'test'`,
				range: rangeOf(range)
			})}`;
		}
		const runs = (scope) => {
			const perModule = scope.columns.length === 0 ? "" : `PARTITION BY ${scope.columns.join(", ")}`;
			return `SELECT run, failures > ${outage.tests} AND failures > ${outage.share} * results AS isOutage,
    failures = 1 AS isLone, ${scope.isBase} AND NOT isPull AS isBase, built, ms, uniqExact(built) OVER (${perModule}) AS builds,
    sipHash64(ref, isPull) AS lane, row_number() OVER (ORDER BY start, builtRun, build) AS key
  FROM (
    SELECT ${flaky_query_first(scope)}run, failedTests AS failures, results, ms, ref, start, build, ${builtRun} AS builtRun, sipHash64(builtRun) AS built,
      (${flaky_query_first(scope)}builtRun) GLOBAL IN (SELECT ${flaky_query_first(scope, ofRecord)}${buildRun} FROM records WHERE ${scope.ofModules} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64}) AS isPull
    FROM (
      SELECT ${scope.columns.map((name) => `any(${name}) AS ${name}, `).join("")}run, min(first) AS start, max(build) AS build,
        max(ref) AS ref, sum(total) AS results, ifNull(sum(duration), 0) AS ms
      FROM (${figuresOfRuns(scope)})
      GROUP BY run
    ) AS figures
    GLOBAL ANY LEFT JOIN (
      SELECT ${runOf(scope)} AS run, uniqExact(records.test) AS failedTests
      FROM records
      PREWHERE ${scope.ofRuns} AND records.kind = 'test' AND ${inRange} AND ${isEvent} AND records.status = 'failed'
      GROUP BY run
    ) AS failed USING run
  )`;
		};
		const code = `multiIf(records.status = 'failed', if(runs.isOutage, 0, 3), records.status != 'successful', 0, records.flaky, 2, 1)`;
		const packed = `runs.key * 4096 + least(records.jobAttempt, 255) * 16 + ${code}`;
		const result = `multiIf(one[-1] % 16 IN (0, 3), one[-1] % 16, arrayExists(each -> each % 16 > 1, one), 2, 1)`;
		const attempts = `if(records.attempts = '', 0, JSONLength(records.attempts))`;
		const attemptMs = `if(records.attempts = '', 0,
      arraySum(arrayMap(one -> least(one, 1e15), JSONExtract(records.attempts, 'Array(Tuple(duration Float64))').duration)))`;
		const flaky_query_event = `(runs.key, records.timestamp, runs.built, sipHash64(records.job), runs.isBase, runs.isLone, runs.ms, records.failedMs, ${attempts}, ${attemptMs})`;
		function flakyTests(scope) {
			const withEvents = `records.test GLOBAL IN (SELECT records.test FROM records PREWHERE ${isEvent} WHERE ${scope.ofTests})`;
			const test = `${flaky_query_first(scope)}testId`;
			return `WITH sumMapIf([job], [toUInt64(isFlip)], isFlip) AS byJob
SELECT ${test}, sum(isFlip) AS flips, sum(attempts) AS retries, uniqExactIf(built, isBase AND result = 3) AS baseFailures,
  sum(attemptMs) + sumIf(if(result = 3 AND isLone, ms, failedMs), isFlip) AS lostMs, uniqExactIf(built, isFlip) AS flakyBuilds,
  any(ofBuilds) AS builds, minIf(time, isFlip) AS firstSeen, maxIf(time, isFlip) AS lastSeen,
  arraySlice(arraySort(one -> (-toInt64(one.flips), one.job),
    arrayMap((job, flips) -> (toString(job), flips)::Tuple(job String, flips UInt64), byJob.1, byJob.2)), 1, ${maximumFlakyJobs}) AS jobs,
  count() OVER () AS allTests, sum(lostMs) OVER () AS allLostMs
FROM (
  SELECT ${test}, any(ofBuilds) AS ofBuilds, max(mark.2) AS time, max(mark.3) AS built, max(mark.4) AS job, max(mark.5) AS isBase,
    max(mark.6) AS isLone, max(mark.7) AS ms, sum(mark.8) AS failedMs, sum(mark.9) AS attempts, sum(mark.10) AS attemptMs,
    max(mark.11) AS result, max(mark.12) AS isFlip
  FROM (
    SELECT ${test}, ofBuilds, arrayJoin(arrayConcat(
      arrayMap(one -> (one.1, one.2, one.3, one.4, one.5, one.6, one.7, one.8, one.9, one.10, 0, false), events),
      arrayMap(one -> (intDiv(one.1, 4), ${Number.MIN_SAFE_INTEGER}, 0, 0, false, false, 0., 0., 0, 0., one.1 % 4,
          one.1 % 4 = 2 OR one.2 % 4 IN (1, 2) AND one.3 % 4 IN (1, 2)),
        arrayFilter(one -> one.1 % 4 > 1, arrayZip(results, arrayShiftRight(results, 1), arrayShiftLeft(results, 1)))))) AS mark
    FROM (
      SELECT ${flaky_query_first(scope, namedOfRecord)}max(records.eventId) AS testId, any(runs.builds) AS ofBuilds, arraySort(groupArray(${packed})) AS sorted,
        groupArrayIf(${flaky_query_event}, ${isEvent} AND NOT (records.status = 'failed' AND runs.isOutage)) AS events,
        arraySplit((one, before) -> intDiv(one, 4096) != intDiv(before, 4096), sorted, arrayShiftRight(sorted, 1)) AS byRun,
        arrayFilter(one -> one % 4 > 0, arrayMap(one -> intDiv(one[-1], 4096) * 4 + ${result}, byRun)) AS results
      FROM records
      GLOBAL ANY LEFT JOIN (${runs(scope)}) AS runs ON ${runOf(scope)} = runs.run
      PREWHERE ${scope.ofTests} AND ${scope.ofIds ?? withEvents}
      GROUP BY ${flaky_query_first(scope)}records.test, sipHash64(records.pipeline, records.job, runs.lane)
      HAVING notEmpty(events)
    )
  )
  GROUP BY ${test}, mark.1
)
GROUP BY ${test}
HAVING countIf(result = 2) > 0 OR flips > 1`;
		}
		const placeOf = (parameters) => conditionsOf(placeFilters, parameters);
		const isOfOneModule = ({ module }) => module !== undefined;
		function flakyQuery({ limit = defaultFlakyTests, orderBy = "lostMs", ...parameters }) {
			const { testId: _, ...withoutTest } = flaky_query_filters;
			const isInRange = `records.kind = 'test' AND ${inRange}`;
			const ofTests = `${conditionsOf(flaky_query_filters, parameters)} AND ${isInRange}`;
			const columns = isOfOneModule(parameters) ? [] : ["project", "module"];
			const scope = {
				ofTests: parameters.owner === undefined ? ofTests : `${ofTests} AND ${ofOwner(ofTests)}`,
				ofRuns: conditionsOf(withoutTest, parameters),
				range: parameters,
				ofModules: placeOf(parameters),
				isBase: isBaseOf(parameters),
				columns
			};
			return {
				sql: `${flakyTests(scope)}
ORDER BY ${orderBy} DESC, flips DESC, lastSeen DESC, ${[...columns, "testId"].join(", ")}
LIMIT ${limit}`,
				parameters: {
					...parameters,
					...spanParameters(parameters)
				}
			};
		}
		function isBaseOf(parameters) {
			if (parameters.base !== undefined) return "ref = {base:String}";
			if (isOfOneModule(parameters)) return `ref = ifNull(${defaultBranch(parameters)}, '')`;
			return `(project, module, ref) GLOBAL IN (${defaultBranches(placeOf(parameters), parameters)})`;
		}
		function sightingsQuery(parameters, rows) {
			const times = rows.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]);
			return {
				sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS timestamp,
  max(records.name) AS name, max(records.suite) AS suite, max(records.build) AS build,
  arrayMap(job -> (toString(sipHash64(job)), job)::Tuple(hash String, job String), groupUniqArray(records.job)) AS jobs
FROM records
WHERE ${conditionsOf(flaky_query_filters, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isAt(times)}
  AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId, timestamp`,
				parameters: {
					...valuesOf(flaky_query_filters, parameters),
					...spanParameters(parameters),
					ids: rows.map(({ testId }) => testId)
				}
			};
		}
		const jobNamesQuery = (parameters, hashes) => ({
			sql: `SELECT toString(sipHash64(records.job)) AS hash, any(records.job) AS job
FROM records
WHERE ${placeOf(parameters)} AND records.kind = 'test' AND ${inRange} AND has({hashes:Array(String)}, toString(sipHash64(records.job)))
GROUP BY hash`,
			parameters: {
				...valuesOf(placeFilters, parameters),
				...spanParameters(parameters),
				hashes
			}
		});
		;
		const flaky_since_query_filters = {
			...placeFilters,
			ref: optional(equals("ref", ""))
		};
		const windowMs = flakyDays * 24 * 60 * 60 * 1e3;
		function flakySinceQuery(parameters, ids) {
			const ofRuns = conditionsOf(flaky_since_query_filters, valuesOf(flaky_since_query_filters, parameters));
			const range = {
				fromTs: parameters.toTs - windowMs,
				toTs: parameters.toTs
			};
			const scope = {
				ofTests: `${ofRuns} AND records.kind = 'test' AND ${inRange}`,
				ofIds: "records.test GLOBAL IN (SELECT sipHash64(arrayJoin({ids:Array(String)})))",
				ofRuns,
				range,
				ofModules: conditionsOf(placeFilters, valuesOf(placeFilters, parameters)),
				isBase: "false",
				columns: ["project", "module"]
			};
			return {
				sql: `SELECT project, module, testId, firstSeen AS since FROM (
${flakyTests(scope)}
)`,
				parameters: {
					...valuesOf(flaky_since_query_filters, parameters),
					ids,
					...spanParameters(range)
				}
			};
		}
		const flakyBeforeQuery = (parameters, ids) => ({
			sql: `SELECT DISTINCT records.project AS project, records.module AS module, records.eventId AS testId
FROM records
PREWHERE records.event AND records.flaky
WHERE ${conditionsOf(flaky_since_query_filters, valuesOf(flaky_since_query_filters, parameters))} AND records.kind = 'test' AND ${inRange} AND records.status = 'successful'
  AND records.eventId IN {ids:Array(String)}`,
			parameters: {
				...valuesOf(flaky_since_query_filters, parameters),
				ids,
				...spanParameters({
					fromTs: parameters.toTs - 2 * windowMs,
					toTs: parameters.toTs - windowMs
				})
			}
		});
		;
		async function readFlakySince(rows, parameters, tests) {
			const ids = [...new Set(tests.map(({ testId }) => testId))];
			if (ids.length === 0) return () => undefined;
			const [found, earlier] = await Promise.all([rows(flakySinceQuery(parameters, ids)), rows(flakyBeforeQuery(parameters, ids))]);
			const sinceOf = new Map(found.map((row) => [testKey(row), row.since]));
			const isEarlier = new Set(earlier.map(testKey));
			return (test) => {
				const since = sinceOf.get(testKey(test));
				return since === undefined ? undefined : {
					since,
					...isEarlier.has(testKey(test)) && { sinceIsBound: true }
				};
			};
		}
		;
		const firstPart = .1;
		async function readNewestRuns(rows, parameters, tests) {
			const { fromTs, toTs } = parameters;
			const middle = Math.trunc(toTs - firstPart * (toTs - fromTs));
			const read = (span, wanted) => rows(newestRunsQuery({
				...parameters,
				...span
			}, [...new Set(wanted.map(({ testId }) => testId))]));
			const late = await read({
				fromTs: middle,
				toTs
			}, tests);
			const found = new Set(late.map(testKey));
			const missing = tests.filter((test) => !found.has(testKey(test)));
			if (missing.length === 0) return late;
			return [...await read({
				fromTs,
				toTs: middle
			}, missing), ...late];
		}
		;
		async function readFlakyTests(source, parameters) {
			const rows = queryReader(source);
			const { project, module } = parameters;
			const base = parameters.base ?? (project !== undefined && module !== undefined ? await readMainBranch(source, {
				...parameters,
				project,
				module
			}) : undefined);
			const found = await rows(flakyQuery(base === undefined ? parameters : {
				...parameters,
				base
			}));
			const [worst] = found;
			if (worst === undefined) return {
				tests: [],
				testCount: 0,
				lostMs: 0
			};
			const placeOf = ({ project, module, testId }) => ({
				project: project ?? parameters.project ?? "",
				module: module ?? parameters.module ?? "",
				testId
			});
			const [sightings, newestRuns, sinceOf] = await Promise.all([
				rows(sightingsQuery(parameters, found)),
				readNewestRuns(rows, parameters, found.map(placeOf)),
				readFlakySince(rows, parameters, found.map(placeOf))
			]);
			const jobOf = new Map(sightings.flatMap(({ jobs }) => jobs.map(({ hash, job }) => [hash, job])));
			const unnamed = new Set(found.flatMap(({ jobs }) => jobs.map(({ job }) => job)).filter((hash) => !jobOf.has(hash)));
			if (unnamed.size > 0) {
				for (const { hash, job } of await rows(jobNamesQuery(parameters, [...unnamed]))) jobOf.set(hash, job);
			}
			const builds = sightings.map((row) => ({
				...row,
				time: row.timestamp
			}));
			const sightingIn = createModuleSightings(await rows(moduleFactsQuery(parameters.org, builds)));
			const rowAt = new Map(sightings.map((row) => [momentOf(testKey(row), row.timestamp), row]));
			const newestOf = new Map(newestRuns.map((row) => [testKey(row), row]));
			const tests = found.map((row) => {
				const { project, module, testId, firstSeen, lastSeen, jobs, allTests: _, allLostMs: __, ...figures } = row;
				const place = placeOf(row);
				const key = testKey(place);
				const sightingAt = (time) => sightingIn({
					...place,
					build: rowAt.get(momentOf(key, time))?.build ?? ""
				});
				const { name = "", suite = [] } = rowAt.get(momentOf(key, lastSeen)) ?? {};
				const { owners = [], quarantined = false } = newestOf.get(key) ?? {};
				return {
					project,
					module,
					testId,
					name,
					suite,
					owners,
					quarantined,
					...figures,
					...sinceOf(place) ?? { since: firstSeen },
					...seenOf({
						firstSeen,
						first: sightingAt(firstSeen),
						lastSeen,
						last: sightingAt(lastSeen)
					}),
					jobs: jobs.map(({ job, flips }) => ({
						job: jobOf.get(job) ?? "",
						flips
					})).sort(byFlips)
				};
			});
			return {
				tests,
				testCount: worst.allTests,
				lostMs: worst.allLostMs
			};
		}
		const byFlips = (one, other) => other.flips - one.flips || (one.job < other.job ? -1 : 1);
		const testsFlaky = dataQuery({
			path: "/v1/data/tests/flaky",
			summary: "Flaky tests",
			description: `Ranks the tests of a module, or of all modules of a project or an organisation, that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...flakySchemas
			}),
			answer: flakyTestsAnswer,
			answerDescription: "The tests, the worst first. The list is empty if no test is flaky.",
			prepare(given, now) {
				demandProjectOfModule(given);
				return withSpan(given, now);
			},
			read: readFlakyTests
		});
		var compare_texts = __webpack_require__(12531);
		;
		const maximumJobs = 300;
		const jobs_figures = {
			results: build.ZUJ.String({
				maxLength: shownBuilds,
				description: `The last ${shownBuilds} builds of the pipeline in the range, the oldest first: \`F\` failed, \`f\` passed with a test that passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
			}),
			builds: count("Builds that began in the range and passed or failed. The attempts of a build count as one."),
			passedBuilds: count("Builds that passed."),
			buildsBefore: count("Builds that passed or failed in the period before, which is as long as the range."),
			duration: duration("The median of the durations."),
			durationBefore: duration("The same of the period before."),
			durationP95: duration("The 95th percentile of the durations."),
			durationP95Before: duration("The same of the period before."),
			isUsual,
			lastFailed: build.ZUJ.Optional(time("The start of the last build that failed. Absent if none failed in the range.")),
			failing: build.ZUJ.Optional(build.ZUJ.Object({
				...sightingOf("build"),
				builds: count("The builds that failed since then, with this one.")
			}, { description: "The first of the listed builds that failed in a row until the last one with a result. Absent if that one did not fail." }))
		};
		const job = build.ZUJ.Object({
			name: build.ZUJ.String(),
			...jobs_figures,
			flakyTests: count("Tests that passed after a retry in its last listed build.")
		});
		const pipeline = build.ZUJ.Object({
			pipeline: build.ZUJ.String({ description: "The workflow or pipeline. Empty if the jobs name none." }),
			...jobs_figures,
			jobs: build.ZUJ.Array(job, { description: "Its jobs, by name." })
		});
		const jobsAnswer = build.ZUJ.Object({
			pipelines: build.ZUJ.Array(pipeline, { maxItems: maximumJobs }),
			moreJobs: count(`Jobs that are left out. At most ${maximumJobs} are listed, the ones that ran last.`)
		});
		;
		const jobs_query_filters = {
			...coordinateFilters,
			pipeline: optional(equals("pipeline", "Only jobs of this workflow or pipeline. Default: all.")),
			ref: optional(equals("ref", "Only jobs on this branch or tag. Default: any."))
		};
		const pipelineSchemas = schemasOf(jobs_query_filters);
		const jobsSchemas = {
			...pipelineSchemas,
			aggregateBy: build.ZUJ.Optional(build.ZUJ.Enum(["jobName", "runner"], {
				type: "string",
				description: "What to group by. Default: `jobName`.",
				default: "jobName"
			}))
		};
		function newestJobs(parameters, columns) {
			const ofPipeline = `${conditionsOf(jobs_query_filters, parameters)} AND records.kind = 'job'`;
			const firstArrival = `(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`;
			const lateOnes = `(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`;
			return {
				expressions: `${firstArrival} AS firstArrival,
  ${lateOnes} AS lateOnes`,
				table: `(
  SELECT ${columns}
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records`
			};
		}
		function jobsQuery(parameters) {
			const { expressions, table } = newestJobs(parameters, "timestamp, arrived, id, name, runner, status, duration");
			const columns = {
				timestamp: bucketStart,
				name: `if({aggregateBy:String} = 'runner', records.runner, records.name)`,
				jobId: `if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived)))`,
				...aggregation_figures
			};
			const sql = `${percentiles},
  ${expressions}
SELECT ${selectList(columns)}
FROM ${table}
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`;
			return {
				sql,
				parameters: {
					aggregateBy: "jobName",
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		;
		const searchedBuilds = 2e3;
		const spanBefore = ({ fromTs, toTs }) => ({
			fromTs: fromTs - (toTs - fromTs),
			toTs: fromTs
		});
		const scannedSpan = (span) => ({
			...spanParameters(span),
			beforeTs: spanParameters(spanBefore(span)).fromTs
		});
		const scannedRange = (span) => {
			const { beforeTs } = scannedSpan(span);
			return {
				...rangeOf(span),
				fromTs: beforeTs,
				from: "{beforeTs:Int64}"
			};
		};
		const isNewest = (branches, span) => isNewestAttempt({
			ofModules: ofModules(branches),
			columns: ["project", "module"],
			range: scannedRange(span)
		});
		const moduleBuildsQuery = (org, branches, span) => ({
			sql: `WITH start >= {fromTs:Int64} AS isNow, (number, start, run) AS position
SELECT project, module, countIf(isNow) AS builds, countIf(isNow AND failedTests = 0 AND passedTests > 0) AS passedBuilds,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, isNow AND ms > 0)) AS durations,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, NOT isNow AND ms > 0)) AS durationsBefore,
  arrayMap(one -> (one.4, one.2, one.5, one.6)::Tuple(build String, start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, ms, result), isNow)), -${searchedBuilds})) AS newest,
  argMaxIf(run, position, isNow) AS lastRun, argMaxIf(buildAttempts, position, isNow) AS attempts
FROM (
  SELECT project, module, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start, maxIf(part, tests > 0) AS build, groupArrayIf(part, tests > 0) AS buildAttempts,
    sum(failed) AS failedTests, sum(passed) AS passedTests, ${buildMs} AS ms, ${buildResult} AS result
  FROM (
  ${buildParts({
				columns: ["project", "module"],
				ofBuilds: ofBranches(branches),
				ofModules: ofModules(branches),
				range: scannedRange(span)
			})}
  )
  GROUP BY project, module, run
  HAVING sum(tests) > 0 AND max(pullRequest) = ''
)
GROUP BY project, module`,
			parameters: {
				...moduleParameters(org, branches),
				...scannedSpan(span)
			}
		});
		const longestBuildMs = 7 * 24 * 60 * 60 * 1e3;
		function newestTestsQuery(org, branches, span, rows) {
			const conditions = rows.map((_, index) => `(records.project = {project${index}:String} AND records.module = {module${index}:String} AND has({builds${index}:Array(String)}, records.build)
      AND records.timestamp >= {start${index}:Int64} AND records.timestamp < {start${index}:Int64} + ${longestBuildMs})`);
			const starts = rows.map(({ newest }) => newest.at(-1)?.start ?? 0);
			return {
				sql: `SELECT records.project AS project, records.module AS module, uniqExact(records.id) AS tests, uniqExactIf(records.id, records.status = 'failed') AS failingTests
FROM records
WHERE ${ofBranches(branches)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND (${conditions.join(" OR ")})
  AND ${isNewest(branches, span)}
GROUP BY project, module`,
				parameters: {
					...moduleParameters(org, branches),
					...scannedSpan(span),
					...Object.fromEntries(rows.flatMap(({ project, module, attempts }, index) => [
						[`project${index}`, project],
						[`module${index}`, module],
						[`builds${index}`, attempts],
						[`start${index}`, starts[index] ?? 0]
					]))
				}
			};
		}
		;
		const job_builds_query_levels = "0.25, 0.5, 0.75, 0.95";
		const percentilesOf = (condition) => `arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(${job_builds_query_levels})(ms, ${condition} AND isDecided AND ms > 0))`;
		const wallTime = `if(min(records.jobAttempt) = max(records.jobAttempt) AND countIf(records.status = 'running') = 0,
    toFloat64(max(records.timestamp + toInt64(ifNull(records.duration, 0))) - start), 0)`;
		function jobBuildsQuery(of, parameters) {
			const { fromTs, ...choice } = parameters;
			const { expressions, table } = newestJobs(choice, "pipeline, build, name, timestamp, status, duration, jobAttempt");
			return {
				sql: `WITH start >= {beginTs:Int64} AS isNow, result IN ('F', 'P') AS isDecided
SELECT pipeline, name, countIf(isNow AND isDecided) AS builds, countIf(isNow AND result = 'P') AS passedBuilds,
  countIf(NOT isNow AND isDecided) AS buildsBefore, maxIf(start, isNow AND result = 'F') AS lastFailed,
  ${percentilesOf("isNow")} AS durations, ${percentilesOf("NOT isNow")} AS durationsBefore,
  arrayMap(one -> (one.3, one.4, one.5, one.2, one.6)::Tuple(run String, build String, attempt UInt32, start Int64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, attempt, result), isNow)), -${shownBuilds})) AS newest,
  count() OVER () AS rowCount
FROM (
  WITH ${expressions}
  SELECT records.pipeline AS pipeline, ${of === "jobs" ? "records.name" : "''"} AS name, ${buildRun} AS run, toUInt64OrZero(run) AS number,
    min(records.timestamp) AS start, argMax(records.build, records.jobAttempt) AS build, max(records.jobAttempt) AS attempt,
    ${of === "jobs" ? "ifNull(max(records.duration), 0)" : wallTime} AS ms,
    multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.status = 'successful') > 0, 'P',
      countIf(records.status = 'skipped') > 0, 'S', '-') AS result
  FROM ${table}
  WHERE ${inRange}
    AND run GLOBAL NOT IN (SELECT ${buildRun} FROM records WHERE ${job_builds_query_ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})
  GROUP BY pipeline, name, run
)
GROUP BY pipeline, name
HAVING notEmpty(newest)
ORDER BY newest[-1].start DESC, pipeline, name
LIMIT ${maximumJobs}`,
				parameters: {
					...choice,
					beginTs: fromTs,
					...spanParameters({
						fromTs: spanBefore(parameters).fromTs,
						toTs: parameters.toTs
					})
				}
			};
		}
		const job_builds_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const maximumFlaky = 2e4;
		const ofRef = { ref: optional(equals("ref", "")) };
		const flakyJobsQuery = ({ org, project, module, ref, toTs }, fromTs) => {
			const choice = ref === undefined ? {
				org,
				project,
				module
			} : {
				org,
				project,
				module,
				ref
			};
			return {
				sql: `SELECT records.pipeline AS pipeline, records.job AS name, ${buildRun} AS run, records.jobAttempt AS attempt,
  uniqExact(records.id) AS tests
FROM records
WHERE ${conditionsOf({
					...coordinateFilters,
					...ofRef
				}, choice)} AND records.kind = 'test' AND ${inRange}
  AND records.flaky AND records.status = 'successful' AND records.job != ''
GROUP BY pipeline, name, run, attempt
ORDER BY toUInt64OrZero(run) DESC, max(records.timestamp) DESC, attempt DESC, run
LIMIT ${2 * shownBuilds} BY pipeline, name
LIMIT ${maximumFlaky}`,
				parameters: {
					...choice,
					...spanParameters({
						fromTs: fromTs - nearbyMs,
						toTs: toTs + nearbyMs
					})
				}
			};
		};
		;
		const isUsualChange = (now, before) => isInMiddleHalf(now[1], before) || isInMiddleHalf(before[1], now);
		const isInMiddleHalf = (duration, [low, , high]) => duration === 0 || high === 0 || duration >= low && duration <= high;
		;
		async function readJobs(source, parameters) {
			const read = queryReader(source);
			const [jobRows, pipelineRows] = await Promise.all([read(jobBuildsQuery("jobs", parameters)), read(jobBuildsQuery("pipelines", parameters))]);
			if (jobRows.length === 0) return {
				pipelines: [],
				moreJobs: 0
			};
			const rows = [...jobRows, ...pipelineRows];
			const oldest = Math.min(...rows.flatMap(({ newest }) => newest.map(({ start }) => start)));
			const places = rows.flatMap(({ newest }) => jobs_failedInRow(newest).slice(0, 1)).map(({ build, start }) => ({
				build,
				timestamp: start
			}));
			const [flaky, facts] = await Promise.all([read(flakyJobsQuery(parameters, oldest)), places.length === 0 ? [] : read(buildFactsQuery(parameters, places))]);
			const flakyTests = new Map(flaky.map((row) => [attemptKey(row, row), row.tests]));
			const sightingIn = createSightings(facts);
			const sightingOf = ({ build, start }) => ({
				timestamp: start,
				...sightingIn(build)
			});
			const pipelines = pipelineRows.map((pipeline) => {
				const { newest } = pipeline;
				const own = jobRows.filter((row) => row.pipeline === pipeline.pipeline);
				const lettersOf = (row) => new Map(row.newest.map((build) => [build.run, letterOf(row, build, flakyTests)]));
				const letters = own.map(lettersOf);
				const jobs = own.map((row, index) => {
					const last = row.newest.at(-1);
					return {
						name: row.name,
						...figuresOf(row, newest.map(({ run }) => letters[index]?.get(run) ?? "-").join(""), sightingOf),
						flakyTests: last && last.run === newest.at(-1)?.run && flakyTests.get(attemptKey(row, last)) || 0
					};
				});
				const results = newest.map(({ run, result }) => result === "P" && letters.some((all) => all.get(run) === "f") ? "f" : result);
				return {
					pipeline: pipeline.pipeline,
					...figuresOf(pipeline, results.join(""), sightingOf),
					jobs: jobs.sort(byName)
				};
			});
			return {
				pipelines: pipelines.filter(({ jobs }) => jobs.length > 0).sort((one, other) => (0, compare_texts.q)(one.pipeline, other.pipeline)),
				moreJobs: (jobRows[0]?.rowCount ?? 0) - jobRows.length
			};
		}
		function figuresOf(row, results, sightingOf) {
			const { builds, passedBuilds, buildsBefore, durations, durationsBefore, lastFailed, newest } = row;
			const failed = jobs_failedInRow(newest);
			const [first] = failed;
			return {
				...{
					results,
					builds,
					passedBuilds,
					buildsBefore
				},
				...{
					duration: durations[1],
					durationBefore: durationsBefore[1],
					durationP95: durations[3],
					durationP95Before: durationsBefore[3]
				},
				isUsual: isUsualChange(durations, durationsBefore),
				lastFailed: lastFailed === 0 ? undefined : lastFailed,
				failing: first && {
					...sightingOf(first),
					builds: failed.length
				}
			};
		}
		function jobs_failedInRow(newest) {
			const decided = newest.filter(({ result }) => result === "F" || result === "P");
			return decided.slice(decided.findLastIndex(({ result }) => result === "P") + 1);
		}
		const attemptKey = ({ pipeline, name }, { run, attempt }) => JSON.stringify([
			pipeline,
			name,
			run,
			attempt
		]);
		const letterOf = (job, build, flakyTests) => build.result === "P" && flakyTests.has(attemptKey(job, build)) ? "f" : build.result;
		const byName = (one, other) => (0, compare_texts.q)(one.name, other.name);
		const jobs = dataQuery({
			path: "/v1/data/jobs",
			summary: "The pipelines of a module with their jobs",
			description: "Returns how the builds of each pipeline of a module and of each of its jobs ended, how long they took, and since when they fail. A job that ran again counts with its newest attempt. The duration of a pipeline is its wall time, from the start of its first job to the end of its last one; a build of which some jobs ran again has none. Builds of pull requests are left out.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...pipelineSchemas
			}),
			answer: jobsAnswer,
			answerDescription: "The pipelines, by name. The list is empty if no job was recorded.",
			prepare: withSpan,
			read: readJobs
		});
		;
		const jobsAggregated = dataQuery({
			path: "/v1/data/jobs/aggregated",
			summary: "Jobs of a pipeline over time",
			description: "Returns the number of results per status and the durations of each job of a module and pipeline, by time bucket.",
			querystring: build.ZUJ.Object({
				...rangeParameters,
				...jobsSchemas
			}),
			answer: jobsAggregatedAnswer,
			answerDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
			prepare: withBuckets,
			read: (source, parameters) => jsonDocument(source, "jobs", jobsQuery(parameters))
		});
		;
		const duration_step_tolerance = .05;
		const leastBuilds = 5;
		function stepOf(builds) {
			const values = builds.map(({ ms }) => Math.log(ms));
			const total = values.reduce((sum, value) => sum + value, 0);
			const count = values.length;
			let best;
			let before = 0;
			for (const [index, value] of values.entries()) {
				if (index >= leastBuilds && count - index >= leastBuilds) {
					const change = (total - before) / (count - index) - before / index;
					const gain = index * (count - index) / count * change ** 2;
					if (best === undefined || gain > best.gain) best = {
						index,
						gain,
						change
					};
				}
				before += value;
			}
			return best !== undefined && Math.abs(Math.expm1(best.change)) > duration_step_tolerance ? builds[best.index] : undefined;
		}
		var group_by = __webpack_require__(39338);
		;
		const failing_pipelines_failedInRow = (newest) => newest.slice(newest.findLastIndex(({ result }) => result !== "F") + 1);
		function mixedBuilds(newest) {
			const listed = newest.slice(-shownBuilds);
			return listed.at(-1)?.result !== "F" && listed.some(({ result }) => result === "F") ? listed : [];
		}
		const failingPipelines = (newest, pipelineOf) => [...(0, group_by.$)(mixedBuilds(newest), pipelineOf)].map(([pipeline, builds]) => ({
			pipeline,
			failed: failing_pipelines_failedInRow(builds)
		})).filter(({ pipeline, failed }) => pipeline !== "" && failed.length > 0).sort((one, other) => (0, compare_texts.q)(one.pipeline, other.pipeline));
		;
		const module_causes_query_maximumRuns = 1e3;
		const module_causes_query_ofFailures = (branches) => `${ofBranches(branches)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${inRange}`;
		const module_causes_query_isOfNewestAttempt = (branches, span) => isNewestAttempt({
			ofModules: ofModules(branches),
			columns: ["project", "module"],
			range: rangeOf(span)
		});
		const moduleCausesQuery = (org, branches, span, limit) => ({
			sql: `SELECT cause, sum(moduleBuilds) AS builds, sum(moduleTests) AS tests, max(moduleSeen) AS lastSeen,
  arraySlice(arraySort(groupUniqArrayArray(moduleOwners)), 1, ${maximumOwners}) AS owners, count() OVER () AS causeCount,
  arrayMap(one -> (one.2, one.3, one.4)::Tuple(project String, module String, runs Array(String)),
    arraySort(groupArray((-moduleSeen, project, module, runs)))) AS modules
FROM (
  SELECT records.project AS project, records.module AS module, records.cause AS cause, uniqExact(${buildRun}) AS moduleBuilds,
    uniqExact(records.test) AS moduleTests, groupUniqArrayArray(records.owners) AS moduleOwners, max(records.timestamp) AS moduleSeen,
    arraySlice(arrayReverseSort(run -> (toUInt64OrZero(run), run), groupUniqArray(${buildRun})), 1, ${module_causes_query_maximumRuns}) AS runs
  FROM records
  PREWHERE ${module_causes_query_ofFailures(branches)}
  WHERE ${module_causes_query_isOfNewestAttempt(branches, span)}
  GROUP BY project, module, cause
)
GROUP BY cause
ORDER BY builds DESC, lastSeen DESC, cause
LIMIT ${limit}`,
			parameters: {
				...moduleParameters(org, branches),
				...spanParameters(span)
			}
		});
		const module_causes_query_textLength = 2e3;
		const causeTextsQuery = (org, branches, span, causes) => {
			const last = (column) => `argMax(leftUTF8(records.${column}, ${module_causes_query_textLength}), records.arrived)`;
			return {
				sql: `SELECT records.cause AS cause, ${last("message")} AS message, ${last("details")} AS details
FROM records
PREWHERE ${module_causes_query_ofFailures(branches)} AND ${isAt(causes.map(({ lastSeen }) => lastSeen))}
WHERE ${module_causes_query_isOfNewestAttempt(branches, span)} AND (records.cause, records.timestamp) IN arrayZip({causes:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY cause`,
				parameters: {
					...moduleParameters(org, branches),
					...spanParameters(span),
					causes: causes.map(({ cause }) => cause),
					times: causes.map(({ lastSeen }) => String(lastSeen))
				}
			};
		};
		;
		const maximumModuleFlaky = 1e4;
		const modulesFlakyQuery = (org, branches, span) => {
			const scope = {
				ofTests: `${ofBranches(branches)} AND records.kind = 'test' AND ${inRange}`,
				ofRuns: ofBranches(branches),
				range: span,
				ofModules: ofModules(branches),
				isBase: "true",
				columns: ["project", "module"]
			};
			return {
				sql: `SELECT project, module, testId, lostMs, flakyBuilds, builds, lastSeen
FROM (
${flakyTests(scope)}
)
ORDER BY lostMs DESC, lastSeen DESC, project, module, testId
LIMIT ${maximumModuleFlaky}`,
				parameters: {
					...moduleParameters(org, branches),
					...spanParameters(span)
				}
			};
		};
		const testNamesQuery = (org, branches, tests) => ({
			sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, max(records.name) AS name, max(records.suite) AS suite
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(tests.map(({ lastSeen }) => lastSeen))}
WHERE (records.project, records.module, records.id, records.timestamp)
    IN arrayZip({testProjects:Array(String)}, {testModules:Array(String)}, {ids:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY project, module, testId`,
			parameters: {
				...moduleParameters(org, branches),
				testProjects: tests.map(({ project }) => project),
				testModules: tests.map(({ module }) => module),
				ids: tests.map(({ testId }) => testId),
				times: tests.map(({ lastSeen }) => String(lastSeen))
			}
		});
		;
		async function readDetails(run, org, branches, span, limit) {
			const [flaky, flakyBefore, causes] = await Promise.all([
				run(modulesFlakyQuery(org, branches, span)),
				run(modulesFlakyQuery(org, branches, spanBefore(span))),
				run(moduleCausesQuery(org, branches, span, limit))
			]);
			const listed = flaky.slice(0, limit);
			const [names, texts] = await Promise.all([listed.length === 0 ? [] : run(testNamesQuery(org, branches, listed)), causes.length === 0 ? [] : run(causeTextsQuery(org, branches, span, causes))]);
			const nameOf = new Map(names.map((row) => [testKey(row), row]));
			const textsOf = new Map(texts.map((row) => [row.cause, row]));
			const sums = new Map();
			for (const test of flaky) {
				const { flakyTests, lostMs } = sums.get(moduleKey(test)) ?? noFlaky;
				sums.set(moduleKey(test), {
					flakyTests: flakyTests + 1,
					lostMs: lostMs + test.lostMs
				});
			}
			return {
				flakyOf: (module) => sums.get(moduleKey(module)) ?? noFlaky,
				details: (isLastFailed) => ({
					flakyTests: listed.map((test) => {
						const { name = "", suite = [] } = nameOf.get(testKey(test)) ?? {};
						return {
							...test,
							name,
							suite
						};
					}),
					flakyTestCount: flaky.length,
					lostMs: lostMsOf(flaky),
					lostMsBefore: lostMsOf(flakyBefore),
					causeCount: causes[0]?.causeCount ?? 0,
					causes: causes.map(({ causeCount: _, modules, ...cause }) => {
						const { message = "", details = "" } = textsOf.get(cause.cause) ?? {};
						return {
							...cause,
							modules: modules.map(({ project, module }) => ({
								project,
								module
							})),
							isFailing: modules.some((one) => one.runs.some((run) => isLastFailed(one, run))),
							title: causeTitle({
								message,
								details
							})
						};
					})
				})
			};
		}
		const noDetails = {
			flakyTests: [],
			flakyTestCount: 0,
			lostMs: 0,
			lostMsBefore: 0,
			causeCount: 0,
			causes: []
		};
		const noFlaky = {
			flakyTests: 0,
			lostMs: 0
		};
		const lostMsOf = (tests) => tests.reduce((total, { lostMs }) => total + lostMs, 0);
		;
		async function readModulesHealth(source, parameters) {
			const run = queryReader(source);
			const { org, fromTs, toTs, limit = defaultListed, brief = false } = parameters;
			const span = {
				fromTs,
				toTs
			};
			const found = await run(modulesQuery(parameters));
			if (found.length === 0) return {
				modules: [],
				moreModules: 0,
				...brief ? {} : noDetails
			};
			const branches = await branchesOf(run, parameters, found);
			const [{ healthOf, isLastFailed }, read] = await Promise.all([modules_readBuilds(run, org, branches, span, new Set(found.filter(({ pipelines }) => pipelines > 1).map(moduleKey))), brief ? undefined : readDetails(run, org, branches, span, limit)]);
			return {
				modules: found.map((row) => healthOf(row, read?.flakyOf(row))).sort(byUrgency),
				moreModules: (found[0]?.moduleCount ?? 0) - found.length,
				...read?.details(isLastFailed)
			};
		}
		async function modules_readBuilds(run, org, branches, span, several) {
			const builds = await run(moduleBuildsQuery(org, branches, span));
			const built = builds.filter((row) => row.builds > 0);
			const named = built.flatMap((row) => [...sightedBuilds(row), ...several.has(moduleKey(row)) ? mixedBuilds(row.newest) : []].map(placeIn(row)));
			const [tests, facts] = await Promise.all([built.length === 0 ? [] : run(newestTestsQuery(org, branches, span, built)), built.length === 0 ? [] : run(moduleFactsQuery(org, named))]);
			const buildsOf = modules_byModule(builds);
			const testsOf = modules_byModule(tests);
			const refOf = modules_byModule(branches);
			const sightingIn = createModuleSightings(facts);
			const changeIn = createModuleChanges(facts);
			const pipelineIn = createModulePipelines(facts);
			return {
				healthOf: (row, flaky) => {
					const { project, module, lastRecord } = row;
					const key = moduleKey(row);
					const own = buildsOf.get(key);
					const sighting = ({ build, start }) => ({
						timestamp: start,
						...sightingIn({
							project,
							module,
							build
						})
					});
					const change = ({ build, start }) => ({
						timestamp: start,
						...changeIn({
							project,
							module,
							build
						})
					});
					const newest = own?.newest ?? [];
					const changed = durationStep(newest);
					const [last, streak] = [newest.at(-1), failing_pipelines_failedInRow(newest)];
					const [first] = streak;
					const pipelines = several.has(key) ? failingPipelines(newest, ({ build }) => pipelineIn({
						project,
						module,
						build
					})) : [];
					return {
						project,
						module,
						ref: refOf.get(key)?.ref ?? "",
						lastRecord,
						builds: own?.builds ?? 0,
						passedBuilds: own?.passedBuilds ?? 0,
						results: newest.slice(-shownBuilds).map(({ result }) => result).join(""),
						tests: testsOf.get(key)?.tests ?? 0,
						duration: own?.durations[1] ?? 0,
						durationBefore: own?.durationsBefore[1] ?? 0,
						isUsual: own === undefined || isUsualChange(own.durations, own.durationsBefore),
						durationChanged: changed?.start,
						durationChange: changed && change(changed),
						flakyTests: flaky?.flakyTests,
						lostMs: flaky?.lostMs,
						status: statusOf.get(last?.result) ?? "unknown",
						lastBuild: last && sighting(last),
						failing: first && {
							...change(first),
							builds: streak.length,
							tests: testsOf.get(key)?.failingTests ?? 0
						},
						failingPipelines: pipelines.length === 0 ? undefined : pipelines.flatMap(({ pipeline, failed }) => failed.slice(0, 1).map((one) => ({
							pipeline,
							...change(one),
							builds: failed.length
						})))
					};
				},
				isLastFailed: (place, buildRun) => {
					const own = buildsOf.get(moduleKey(place));
					return own?.lastRun === buildRun && own.newest.at(-1)?.result === "F";
				}
			};
		}
		const statusOf = new Map([
			["F", "failed"],
			["f", "successful"],
			["P", "successful"],
			["S", "skipped"]
		]);
		async function branchesOf(run, { org, ref, fromTs, toTs }, modules) {
			const known = ref === undefined ? modules_byModule(await run(defaultBranchesQuery(org, modules, {
				fromTs,
				toTs
			}))) : undefined;
			return modules.map(({ project, module }) => ({
				project,
				module,
				ref: ref ?? known?.get(moduleKey({
					project,
					module
				}))?.ref ?? ""
			}));
		}
		const modules_byModule = (rows) => new Map(rows.map((row) => [moduleKey(row), row]));
		const durationStep = (newest) => stepOf(newest.filter(({ ms }) => ms > 0));
		const sightedBuilds = ({ newest }) => [
			failing_pipelines_failedInRow(newest)[0],
			newest.at(-1),
			durationStep(newest)
		].filter((build) => build !== undefined);
		const placeIn = ({ project, module }) => ({ build, start }) => ({
			project,
			module,
			build,
			time: start
		});
		const byUrgency = (one, other) => urgencyOf(one) - urgencyOf(other) || (0, compare_texts.q)(one.project, other.project) || (0, compare_texts.q)(one.module, other.module);
		const urgencyOf = ({ failing, failingPipelines: others, results }) => failing !== undefined ? 0 : others !== undefined ? 1 : results.endsWith("f") ? 2 : 3;
		const modules = dataQuery({
			path: "/v1/data/modules",
			summary: "The modules of an organisation",
			description: "Returns how the builds of each module ended on a branch, and what failed or was flaky in all of them. Failing modules come first, then the ones whose last build was flaky, and then the others by name.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...modulesSchemas
			}),
			answer: modulesAnswer,
			answerDescription: "The modules, the flaky tests that cost most first, and the causes that failed most builds first.",
			prepare: withSpan,
			read: readModulesHealth
		});
		;
		const properties_filters = {
			...coordinateFilters,
			name: equals("name", "The name of the property."),
			build: optional(equals("build", "Only values of this build, which is the run of the pipeline with its attempt. Default: any.")),
			exceptBuild: optional(differs("build", "Ignore the values of this build, so that a build is not compared with itself. Default: none.")),
			ref: optional(equals("ref", "Only values of this branch or tag. Default: any."))
		};
		const property = build.ZUJ.Object({
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "The time of the record in Unix ms."
			}),
			name: build.ZUJ.String(),
			valueType: build.ZUJ.Enum(["number", "string"], { type: "string" }),
			value: build.ZUJ.Union([build.ZUJ.Number(), build.ZUJ.String()]),
			build: build.ZUJ.String(),
			ref: build.ZUJ.String()
		});
		const answer = build.ZUJ.Object({ properties: build.ZUJ.Array(property) });
		const properties_columns = {
			timestamp: "records.timestamp",
			name: "records.name",
			valueType: "records.valueType",
			value: "if(isNull(valueNumber), valueText, assumeNotNull(valueNumber))",
			build: "records.build",
			ref: "records.ref"
		};
		const properties_schemas = schemasOf(properties_filters);
		const propertiesQuery = (parameters) => ({
			sql: `SELECT ${selectList(properties_columns)}
FROM records
WHERE ${conditionsOf(properties_filters, parameters)} AND records.kind = 'property'
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
			parameters: { ...parameters }
		});
		const properties = dataQuery({
			path: "/v1/data/properties",
			summary: "The latest value of a property",
			querystring: build.ZUJ.Object(properties_schemas),
			answer,
			answerDescription: "A list of one property. The list is empty if the property has no value.",
			prepare: (given) => given,
			read: (source, parameters) => jsonDocument(source, "properties", propertiesQuery(parameters))
		});
		;
		const maximumQuarantined = 200;
		const quarantinedTest = build.ZUJ.Object({
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			owners,
			...quarantineFields,
			passes: count(`Builds in a row, up to the last one, in which the test passed at its first attempt. Builds in which it did not run do not count. At least the builds of the ${flakyDays} days before \`toTs\` are counted.`)
		});
		const quarantinedTestsAnswer = build.ZUJ.Object({
			tests: build.ZUJ.Array(quarantinedTest, { maxItems: maximumQuarantined }),
			testCount: count(`All tests in quarantine, including those beyond the first ${maximumQuarantined}.`)
		});
		;
		const maximumFailedJobs = 5;
		const test_facts_sighting = (description) => build.ZUJ.Optional(build.ZUJ.Object(sightingOf("run"), { description }));
		const testFactsAnswer = build.ZUJ.Object({
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			owners,
			file: knownText("The source file of the test."),
			line: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file. Absent if it is unknown."
			})),
			tags: build.ZUJ.Array(build.ZUJ.String()),
			firstSeen: test_facts_sighting("The first of all stored runs. Absent if there are none."),
			flakySince: test_facts_sighting(`The first flip, as \`/v1/data/tests/flaky\` defines it, in the ${flakyDays} days before \`toTs\`, as \`since\` there. Absent if the test is not flaky.`),
			sinceIsBound,
			quarantine: build.ZUJ.Optional(build.ZUJ.Object(quarantineFields, { description: "The quarantine of the test. Absent if it is not in quarantine." })),
			failedJobs: build.ZUJ.Array(build.ZUJ.Object({
				job: build.ZUJ.String(),
				failures: count("Failures in the job.")
			}), {
				maxItems: maximumFailedJobs,
				description: "The jobs with the most failures in the range."
			}),
			failures: count("All failures in the range. If a job was run again, only its newest attempt counts.")
		});
		;
		const facts_query_filters = {
			...coordinateFilters,
			testId: equals("id", "The id of the test."),
			ref: optional(equals("ref", "Only runs on this branch or tag. Default: any."))
		};
		const factsSchemas = schemasOf(facts_query_filters);
		const flakySpan = ({ fromTs, toTs }) => ({
			fromTs: Math.min(fromTs, toTs - flakyDays * 24 * 60 * 60 * 1e3),
			toTs
		});
		const facts_query_ofTest = (parameters) => `${conditionsOf(facts_query_filters, parameters)} AND records.kind = 'test'`;
		const ofEvents = (parameters) => `${conditionsOf({
			...facts_query_filters,
			testId: equals("eventId", "")
		}, parameters)} AND records.kind = 'test' AND ${isEvent}`;
		const newestFactsQuery = ({ fromTs: _, toTs, ...parameters }) => ({
			sql: `SELECT records.timestamp AS timestamp, name, suite, owners, file, line, tags, ref, quarantine
FROM records
WHERE ${facts_query_ofTest(parameters)} AND records.timestamp < {toTs:Int64}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
			parameters: {
				...parameters,
				toTs: spanParameters({
					fromTs: toTs,
					toTs
				}).toTs
			}
		});
		const firstRunQuery = ({ fromTs: _, toTs: __, ...parameters }) => ({
			sql: `SELECT records.timestamp AS timestamp, build
FROM records
WHERE ${facts_query_ofTest(parameters)}
ORDER BY records.timestamp, records.arrived
LIMIT 1`,
			parameters
		});
		const failedJobsQuery = (parameters) => ({
			sql: `SELECT job, failures, sum(failures) OVER () AS allFailures, sum(ofJob) OVER () AS events
FROM (
  WITH ${repeats}
  SELECT records.job AS job, count() AS ofJob, countIf(records.status = 'failed' AND ${inRange} AND ${isOfNewestAttempt}) AS failures
  FROM records
  WHERE ${ofEvents(parameters)} AND records.timestamp >= {flakyFromTs:Int64} AND records.timestamp < {toTs:Int64}
  GROUP BY job
)
ORDER BY failures DESC, job
LIMIT ${maximumFailedJobs}`,
			parameters: {
				...parameters,
				...spanParameters(parameters),
				flakyFromTs: spanParameters(flakySpan(parameters)).fromTs
			}
		});
		;
		const quarantine_since_query_filters = {
			...coordinateFilters,
			testId: equals("id", ""),
			ref: equals("ref", "")
		};
		const runsOfTest = `${conditionsOf(quarantine_since_query_filters, quarantine_since_query_filters)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64}`;
		const quarantineSinceQuery = (records, parameters) => ({
			sql: `WITH (SELECT min(records.timestamp) FROM records WHERE ${records} AND records.quarantine != '') AS begin
SELECT project, module, testId, minIf(time, inQuarantine AND position > outside) AS since
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS time, ${newestRun} AS position,
    records.quarantine != '' AS inQuarantine,
    maxIf(${newestRun}, records.quarantine = '') OVER (PARTITION BY project, module, testId) AS outside
  FROM records
  WHERE ${records} AND records.timestamp >= begin
)
GROUP BY project, module, testId`,
			parameters
		});
		;
		const quarantined_query_filters = {
			...placeFilters,
			ref: optional(equals("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`))
		};
		const quarantinedSchemas = schemasOf(quarantined_query_filters);
		const isNoPull = (place) => `(records.project, records.module, ${buildRun}) GLOBAL NOT IN (
    SELECT records.project, records.module, ${buildRun} FROM records WHERE ${place} AND records.kind = 'build' AND records.pullRequest != ''
      AND records.timestamp >= {pullsFromTs:Int64} AND records.timestamp < {pullsToTs:Int64})`;
		const pullParameters = ({ fromTs, toTs }) => {
			const span = spanParameters({
				fromTs: fromTs - nearbyMs,
				toTs: toTs + nearbyMs
			});
			return {
				pullsFromTs: span.fromTs,
				pullsToTs: span.toTs
			};
		};
		function quarantinedQuery(parameters) {
			const place = conditionsOf(placeFilters, parameters);
			const onBranch = parameters.ref === undefined ? `(records.project, records.module, records.ref) GLOBAL IN (${defaultBranches(place, parameters)})` : "records.ref = {ref:String}";
			const ofTests = `${place} AND records.kind = 'test' AND ${onBranch}`;
			const wide = flakySpan(parameters);
			return {
				sql: `WITH arrayMap(one -> one.3, arrayReverseSort(groupArrayIf((toUInt64OrZero(run), start, outcome), outcome != '-'))) AS outcomes,
  arrayFirstIndex(one -> one != 'P', outcomes) AS end
SELECT project, module, testId, any(onRef) AS ref, max(newest.1) AS timestamp, toUInt32(if(end = 0, length(outcomes) + 1, end) - 1) AS passes,
  count() OVER () AS testCount
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, any(records.ref) AS onRef, ${buildRun} AS run,
    min(records.timestamp) AS start, ${outcome} AS outcome, max(${newestRun}) AS newest, ${ofNewestRun("records.quarantine != ''")} AS isIn
  FROM records
  WHERE ${ofTests} AND records.timestamp >= {wideFromTs:Int64} AND records.timestamp < {toTs:Int64} AND ${isNoPull(place)}
    AND (records.project, records.module, records.id) GLOBAL IN (
      SELECT records.project, records.module, records.id FROM records WHERE ${ofTests} AND ${inRange} AND records.quarantine != '')
  GROUP BY project, module, testId, run
)
GROUP BY project, module, testId
HAVING argMax(isIn, newest) AND timestamp >= {fromTs:Int64}
ORDER BY passes DESC, project, module, testId
LIMIT ${maximumQuarantined}`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					...pullParameters(wide),
					wideFromTs: spanParameters(wide).fromTs
				}
			};
		}
		const ofTestsOnBranches = (tests) => `${ofBranches(tests)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND records.id IN {ids:Array(String)} AND ${isNoPull(ofModules(tests))}`;
		const parametersOf = (org, tests, { fromTs, toTs }) => ({
			...moduleParameters(org, tests),
			ids: [...new Set(tests.map(({ testId }) => testId))],
			...pullParameters({
				fromTs,
				toTs
			}),
			toTs: spanParameters({
				fromTs,
				toTs
			}).toTs
		});
		const quarantinedTextsQuery = (org, tests, span) => ({
			sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun("records.name")} AS name,
  ${ofNewestRun("records.suite")} AS suite, ${ofNewestRun("records.owners")} AS owners, ${ofNewestRun("records.quarantine")} AS quarantine
FROM records
WHERE ${ofTestsOnBranches(tests)} AND ${isAt(tests.map(({ timestamp }) => timestamp))}
GROUP BY project, module, testId`,
			parameters: parametersOf(org, tests, span)
		});
		const sinceOfTestsQuery = (org, tests, { toTs }) => quarantineSinceQuery(ofTestsOnBranches(tests), parametersOf(org, tests, {
			fromTs: Number.MIN_SAFE_INTEGER,
			toTs
		}));
		;
		function parseQuarantine(json) {
			if (json === "") return undefined;
			const { isAdded: _, ...entry } = JSON.parse(json);
			return entry;
		}
		;
		async function readQuarantinedTests(source, parameters) {
			const rows = queryReader(source);
			const found = await rows(quarantinedQuery(parameters));
			const [first] = found;
			if (first === undefined) return {
				tests: [],
				testCount: 0
			};
			const { org, fromTs, toTs } = parameters;
			const [texts, begins] = await Promise.all([rows(quarantinedTextsQuery(org, found, {
				fromTs,
				toTs
			})), rows(sinceOfTestsQuery(org, found, {
				fromTs,
				toTs
			}))]);
			const textsOf = new Map(texts.map((row) => [testKey(row), row]));
			const sinceOf = new Map(begins.map((row) => [testKey(row), row.since]));
			const tests = found.map(({ project, module, testId, timestamp, passes }) => {
				const key = testKey({
					project,
					module,
					testId
				});
				const { name = "", suite = [], owners = [], quarantine = "" } = textsOf.get(key) ?? {};
				return {
					project,
					module,
					testId,
					name,
					suite,
					owners,
					since: sinceOf.get(key) ?? timestamp,
					...parseQuarantine(quarantine),
					passes
				};
			});
			return {
				tests,
				testCount: first.testCount
			};
		}
		const testsQuarantined = dataQuery({
			path: "/v1/data/tests/quarantined",
			summary: "Tests in quarantine",
			description: "Lists the tests of a module, or of all modules of a project or an organisation, whose newest run in the range was in quarantine, and how often they passed since they failed last. Builds of pull requests are left out.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...quarantinedSchemas
			}),
			answer: quarantinedTestsAnswer,
			answerDescription: "The tests, the ones with the most passes first. The list is empty if no test is in quarantine.",
			prepare(given, now) {
				demandProjectOfModule(given);
				return withSpan(given, now);
			},
			read: readQuarantinedTests
		});
		var promises_ = __webpack_require__(58500);
		;
		const maximumSlowerGroups = 200;
		const maximumSlowerTests = 1e3;
		const minimumGroupedTests = 3;
		const slower_tests_duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description: `${description} In ms.`
		});
		const slower_tests_test = build.ZUJ.Object({
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite,
			owners,
			before: slower_tests_duration("The median duration in the 30 days before the change."),
			after: slower_tests_duration("The median duration since the change.")
		});
		const slower_tests_group = build.ZUJ.Object({
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			ref: build.ZUJ.String({ description: "The branch on which the tests became slower." }),
			suite: build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that all tests of the group have in common, outermost first." }),
			since: build.ZUJ.Object({
				...changeFields,
				timestamp: time("The time of the first run of a test of the group in it."),
				build: build.ZUJ.String({ description: "The build, with its attempt." })
			}, { description: "The first build in which the tests were slower." }),
			minimumChange: build.ZUJ.Number({ description: "The smallest change of a median in the group: 0.5 is 50 % slower." }),
			maximumChange: build.ZUJ.Number({ description: "The largest change of a median in the group." }),
			testCount: count("The tests of the group."),
			tests: build.ZUJ.Array(slower_tests_test, {
				maxItems: maximumSlowerTests,
				description: "The tests, the one with the largest change first."
			})
		});
		const slowerTestsAnswer = build.ZUJ.Object({
			groups: build.ZUJ.Array(slower_tests_group, {
				maxItems: maximumSlowerGroups,
				description: `The groups, the one with the largest sum of changes first. Tests of the same outermost suite are a group if there are at least ${minimumGroupedTests}. The other tests of the build are a group together if there are at least ${minimumGroupedTests}, and otherwise a group each.`
			}),
			groupCount: count("All groups, including those beyond the limit."),
			testCount: count("The tests of all groups.")
		});
		;
		const defaultSlowerGroups = 50;
		const slowerSchemas = {
			...schemasOf(placeFilters),
			ref: build.ZUJ.Optional(equals("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumSlowerGroups,
				description: `The maximum number of groups. Default: ${defaultSlowerGroups}.`
			}))
		};
		const slower_query_maximumBuilds = 1e3;
		const slower_query_isTimed = "records.kind = 'test' AND records.status = 'successful' AND records.duration > 0";
		const isScanned = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
		const testHash = "cityHash64(records.project, records.module, records.test)";
		const slowerCandidatesQuery = (org, branches, span) => ({
			sql: `WITH arraySort(one -> one.1, groupArray((slice, runs, total))) AS slices, arrayCumSum(slices.2) AS counts, arrayCumSum(slices.3) AS totals,
  counts[-1] AS count, totals[-1] AS logarithms, sum(squares) - logarithms * logarithms / count AS whole,
  arrayMap((after, logarithm) -> (after, logarithm / after, (logarithms - logarithm) / (count - after)),
    arrayFilter(one -> one >= 5 AND count - one >= 5, counts),
    arrayFilter((_, one) -> one >= 5 AND count - one >= 5, totals, counts)) AS places,
  arrayMap(one -> if(exp(one.2) - exp(one.3) < 5, 0, pow(one.2 - one.3, 2) * one.1 * (count - one.1) / count), places) AS explained,
  arrayMax(arrayPushBack(explained, 0)) AS best
SELECT toString(test) AS test
FROM (
  SELECT ${testHash} AS test, toUInt8(2 * log2(1 + greatest({toTs:Int64} - records.timestamp, 0) / 3600000)) AS slice,
    count() AS runs, sum(log(assumeNotNull(records.duration)) AS logarithm) AS total, sum(logarithm * logarithm) AS squares
  FROM records
  WHERE ${ofBranches(branches)} AND ${slower_query_isTimed} AND ${isScanned}
  GROUP BY test, slice
)
GROUP BY test
HAVING best * (count - 2) > 16 * greatest(whole - best, 0)
ORDER BY best * (count - 2) / greatest(whole - best, 1e-9) DESC, test
LIMIT ${maximumSlowerTests}`,
			parameters: {
				...moduleParameters(org, branches),
				...spanParameters(span)
			}
		});
		const slower_query_moduleColumns = ["records.project", "records.module"];
		function slowerSeriesQuery(org, branches, span, candidates) {
			const replacing = `${ofModules(branches)} AND ${mayReplace()}`;
			return {
				sql: `WITH arraySlice(arraySort(groupArray((position, time, duration))), -${slower_query_maximumBuilds}) AS builds
SELECT project, module, toString(test) AS test, builds.1 AS positions, builds.2 AS times, builds.3 AS durations
FROM (
  SELECT project, module, test, time, duration, dense_rank() OVER (PARTITION BY project, module ORDER BY toUInt64OrZero(run), start, run) AS position
  FROM (
    SELECT *, min(time) OVER (PARTITION BY project, module, run) AS start
    FROM (
      WITH ${repeatsOf(replacing)}
      SELECT records.project AS project, records.module AS module, ${testHash} AS test, ${buildRun} AS run, min(records.timestamp) AS time,
        quantileExactInclusive(0.5)(assumeNotNull(records.duration)) AS duration
      FROM records
      WHERE ${ofBranches(branches)} AND ${slower_query_isTimed} AND ${isScanned} AND ${testHash} IN {tests:Array(UInt64)} AND ${isOfNewestAttemptOf(replacing, slower_query_moduleColumns)}
      GROUP BY project, module, test, run
    )
    WHERE (project, module, run) GLOBAL NOT IN (
      SELECT records.project, records.module, ${buildRun} FROM records
      WHERE ${ofModules(branches)} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64})
  )
)
GROUP BY project, module, test
ORDER BY project, module, test`,
				parameters: {
					...moduleParameters(org, branches),
					...spanParameters(span),
					tests: candidates.map(({ test }) => test)
				}
			};
		}
		const slowerRunsQuery = (org, branches, runs) => ({
			sql: `SELECT toString(${testHash}) AS test, max(records.id) AS testId, records.timestamp AS timestamp, max(records.name) AS name,
  max(records.suite) AS suite, max(records.owners) AS owners, max(records.build) AS build
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(runs.map(({ time }) => time))}
WHERE (${testHash}, records.timestamp) IN arrayZip({tests:Array(UInt64)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY test, timestamp`,
			parameters: {
				...moduleParameters(org, branches),
				tests: runs.map(({ test }) => test),
				times: runs.map(({ time }) => String(time))
			}
		});
		;
		const levelMs = 30 * 24 * 60 * 60 * 1e3;
		function findSlowdown(series, fromTs) {
			const changes = findChangePoints(series.durations);
			const lastLevel = series.durations.slice(changes.at(-1)?.index);
			for (const { index, before, after } of changes.toReversed()) {
				if (after <= before || (series.times[index] ?? 0) < fromTs) continue;
				const found = slowdownAt(series, index);
				if (found !== undefined && slowdown_isLonger(lastLevel, durationsBefore(series, index))) return found;
			}
			return undefined;
		}
		function slowdownAt(series, index) {
			const before = durationsBefore(series, index);
			const after = series.durations.slice(index);
			const isKnown = before.length >= slowdown.minimumRuns && after.length >= slowdown.minimumRuns;
			if (!isKnown || !slowdown_isLonger(after, before)) return undefined;
			return {
				index,
				before: quartilesOf(before).median,
				after: quartilesOf(after).median
			};
		}
		function durationsBefore({ times, durations }, index) {
			const from = (times[index] ?? 0) - levelMs;
			return durations.filter((_, position) => position < index && (times[position] ?? 0) >= from);
		}
		function slowdown_isLonger(level, other) {
			const [after, before] = [quartilesOf(level), quartilesOf(other)];
			const change = after.median - before.median;
			const isLarge = change >= slowdown.minimumMs && change > slowdown.tolerance * before.median;
			return isLarge && after.median > before.high && before.median < after.low;
		}
		;
		const neighbourhood = 3;
		const placeChanges = (tests) => [...(0, group_by.$)(tests, moduleKey).values()].flatMap((ofModule) => placeChangesOfModule(ofModule));
		function placeChangesOfModule(tests) {
			const byPosition = [...(0, group_by.$)(tests, positionOf)].sort(([position, named], [other, otherNamed]) => otherNamed.length - named.length || position - other);
			const placed = [];
			const rest = new Set(tests);
			for (const [position] of byPosition) {
				for (const test of rest) {
					if (Math.abs(positionOf(test) - position) > neighbourhood) continue;
					const moved = positionOf(test) === position ? test : movedTo(test, position);
					if (moved === undefined) continue;
					placed.push({
						...test,
						...moved,
						position
					});
					rest.delete(test);
				}
			}
			return placed;
		}
		const positionOf = ({ series, index }) => series.positions[index] ?? 0;
		function movedTo({ series }, position) {
			const index = series.positions.findIndex((one) => one >= position);
			return slowdownAt(series, index);
		}
		function slowerGroupsOf(tests, limit) {
			const builds = (0, group_by.$)(tests, (test) => `${test.position} ${moduleKey(test)}`);
			const groups = [...builds.values()].flatMap((build) => groupBySuite(build).map(readGroup));
			const sorted = groups.sort((one, other) => other.weight - one.weight || (0, compare_texts.q)(moduleKey(one.group), moduleKey(other.group)) || one.position - other.position || (0, compare_texts.q)(one.group.tests[0]?.testId ?? "", other.group.tests[0]?.testId ?? ""));
			return {
				groups: sorted.slice(0, limit).map(({ group }) => group),
				groupCount: groups.length,
				testCount: tests.length
			};
		}
		function groupBySuite(tests) {
			const suites = [...(0, group_by.$)(tests, ({ suite }) => JSON.stringify(suite.slice(0, 1))).values()];
			const isLarge = (group) => group.length >= minimumGroupedTests;
			const rest = suites.filter((group) => !isLarge(group)).flat();
			return [...suites.filter(isLarge), ...isLarge(rest) ? [rest] : rest.map((test) => [test])];
		}
		function readGroup(tests) {
			const sorted = tests.toSorted((one, other) => slower_groups_changeOf(other) - slower_groups_changeOf(one) || (0, compare_texts.q)(one.testId, other.testId));
			const changes = sorted.map(slower_groups_changeOf);
			const inBuild = sorted.filter((test) => positionOf(test) === test.position);
			const [first = sorted[0]] = inBuild.toSorted((one, other) => timeOf(one) - timeOf(other) || (0, compare_texts.q)(one.build, other.build));
			const { project = "", module = "", ref = "", position = 0, build = "" } = first ?? {};
			const group = {
				project,
				module,
				ref,
				suite: commonSuite(sorted),
				since: {
					timestamp: first === undefined ? 0 : timeOf(first),
					build
				},
				minimumChange: changes.at(-1) ?? 0,
				maximumChange: changes[0] ?? 0,
				testCount: sorted.length,
				tests: sorted.map(({ testId, name, suite, owners, before, after }) => ({
					testId,
					name,
					suite,
					owners,
					before,
					after
				}))
			};
			return {
				group,
				position,
				weight: changes.reduce((sum, change) => sum + change, 0)
			};
		}
		const slower_groups_changeOf = ({ before, after }) => after / before - 1;
		const timeOf = ({ series, index }) => series.times[index] ?? 0;
		function commonSuite(tests) {
			const [first = []] = tests.map(({ suite }) => suite);
			const differs = first.findIndex((name, depth) => tests.some(({ suite }) => suite[depth] !== name));
			return differs === -1 ? first : first.slice(0, differs);
		}
		;
		const none = {
			groups: [],
			groupCount: 0,
			testCount: 0
		};
		async function readSlowerTests(source, parameters) {
			const rows = queryReader(source);
			const { org, fromTs, toTs, limit = defaultSlowerGroups } = parameters;
			const modules = await modulesOf(rows, parameters);
			if (modules.length === 0) return none;
			const branches = await branchesOf(rows, parameters, modules);
			const span = {
				fromTs: fromTs - levelMs,
				toTs
			};
			const candidates = await rows(slowerCandidatesQuery(org, branches, span));
			if (candidates.length === 0) return none;
			const series = await rows(slowerSeriesQuery(org, branches, span, candidates));
			const placed = placeChanges(await findAll(series, fromTs));
			if (placed.length === 0) return none;
			const { groups, ...counts } = slowerGroupsOf(await readNames(rows, org, branches, placed), limit);
			return {
				groups: await withFacts(rows, org, groups),
				...counts
			};
		}
		async function modulesOf(rows, { limit: _, ...parameters }) {
			const { project, module } = parameters;
			return project !== undefined && module !== undefined ? [{
				project,
				module
			}] : rows(modulesQuery(parameters));
		}
		const examinedAtOnce = 50;
		async function findAll(rows, fromTs) {
			const found = [];
			for (const [index, { project, module, test, ...series }] of rows.entries()) {
				if (index % examinedAtOnce === examinedAtOnce - 1) await (0, promises_.setImmediate)();
				const slowdown = findSlowdown(series, fromTs);
				if (slowdown !== undefined) found.push({
					project,
					module,
					test,
					series,
					...slowdown
				});
			}
			return found;
		}
		async function readNames(rows, org, branches, tests) {
			const timesOf = ({ series: { times }, index }) => [times[index] ?? 0, times.at(-1) ?? 0];
			const asked = tests.flatMap((slowed) => timesOf(slowed).map((time) => ({
				...slowed,
				time
			})));
			const runs = await rows(slowerRunsQuery(org, branches, asked));
			const runAt = new Map(runs.map((run) => [momentOf(run.test, run.timestamp), run]));
			const refOf = new Map(branches.map((branch) => [moduleKey(branch), branch.ref]));
			return tests.map((slowed) => {
				const [first, last] = timesOf(slowed).map((time) => runAt.get(momentOf(slowed.test, time)));
				const { testId = "", name = "", suite = [], owners = [] } = last ?? {};
				return {
					...slowed,
					testId,
					name,
					suite,
					owners,
					ref: refOf.get(moduleKey(slowed)) ?? "",
					build: first?.build ?? ""
				};
			});
		}
		async function withFacts(rows, org, groups) {
			const builds = groups.map(({ project, module, since: { build, timestamp } }) => ({
				project,
				module,
				build,
				time: timestamp
			}));
			const changeIn = createModuleChanges(await rows(moduleFactsQuery(org, builds)));
			return groups.map(({ since, ...group }) => ({
				...group,
				since: {
					...since,
					...changeIn({
						...group,
						build: since.build
					})
				}
			}));
		}
		const testsSlower = dataQuery({
			path: "/v1/data/tests/slower",
			summary: "Tests that became slower",
			description: `Finds the tests of a module, or of all modules of a project or an organisation, that became slower on a branch in the range and still are at its end. The durations of a test are the medians of its runs that passed in each build; failed runs do not count. A test became slower in a build if the median since then is at least 5 % and 10 ms above the median of the 30 days before and outside of the middle half of the other builds, with at least 5 builds on each side, and if a test of statistical significance finds no coincidence. Changes in up to three neighbouring builds count for the one that most tests name. At most ${maximumSlowerTests.toLocaleString("en")} tests are examined, the ones with the clearest changes.`,
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...slowerSchemas
			}),
			answer: slowerTestsAnswer,
			answerDescription: "The tests in groups of the same build and suite. The list is empty if no test became slower.",
			prepare(given, now) {
				demandProjectOfModule(given);
				return withSpan(given, now);
			},
			read: readSlowerTests
		});
		;
		async function readTestFacts(source, parameters) {
			const rows = queryReader(source);
			const inOrder = queryReader(source, orderedReading);
			const [[newest], [first], jobs] = await Promise.all([
				inOrder(newestFactsQuery(parameters)),
				inOrder(firstRunQuery(parameters)),
				rows(failedJobsQuery(parameters))
			]);
			const [flip, since] = await Promise.all([(jobs[0]?.events ?? 0) > 0 ? readFirstFlip(rows, parameters) : undefined, newest !== undefined && newest.quarantine !== "" ? readSince(rows, parameters, newest) : 0]);
			const { org, project, module } = parameters;
			const builds = [first, flip].flatMap((one) => one === undefined ? [] : [{
				project,
				module,
				build: one.build,
				time: one.timestamp
			}]);
			const sightingIn = createModuleSightings(builds.length === 0 ? [] : await rows(moduleFactsQuery(org, builds)));
			const sighting = ({ timestamp, build }) => ({
				timestamp,
				...sightingIn({
					project,
					module,
					build
				})
			});
			const { name = "", suite = [], owners = [], file, line, tags = [], quarantine = "" } = newest ?? {};
			const entry = parseQuarantine(quarantine);
			return {
				testId: parameters.testId,
				name,
				suite,
				owners,
				file: file || undefined,
				line: line || undefined,
				tags,
				firstSeen: first && sighting(first),
				flakySince: flip && sighting(flip),
				sinceIsBound: flip?.sinceIsBound,
				quarantine: entry && {
					since,
					...entry
				},
				failedJobs: jobs.filter(({ failures }) => failures > 0).map(({ job, failures }) => ({
					job,
					failures
				})),
				failures: jobs[0]?.allFailures ?? 0
			};
		}
		async function readFirstFlip(rows, parameters) {
			const found = (await readFlakySince(rows, parameters, [parameters]))(parameters);
			if (found === undefined) return undefined;
			const { since, sinceIsBound } = found;
			const asked = {
				...parameters,
				fromTs: since,
				toTs: since + 1
			};
			const sightings = await rows(sightingsQuery(asked, [{
				testId: parameters.testId,
				firstSeen: since,
				lastSeen: since
			}]));
			return {
				timestamp: since,
				build: sightings[0]?.build ?? "",
				...(0, defined_fields.X)({ sinceIsBound })
			};
		}
		async function readSince(rows, { fromTs, toTs, ...parameters }, { ref, timestamp }) {
			const asked = {
				...parameters,
				ref,
				toTs: spanParameters({
					fromTs,
					toTs
				}).toTs
			};
			const [row] = await rows(quarantineSinceQuery(runsOfTest, asked));
			return row?.since ?? timestamp;
		}
		const testFacts = dataQuery({
			path: "/v1/data/tests/facts",
			summary: "The facts about a test",
			description: "Returns the names, the place and the owners of a test, since when it exists, is flaky and is in quarantine, and in which jobs it failed. The names, the place, the owners and the quarantine are those of its newest run before `toTs`.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...factsSchemas
			}),
			answer: testFactsAnswer,
			answerDescription: "The facts. For an unknown test, lists and names are empty, and other fields are absent or 0.",
			prepare: withSpan,
			read: readTestFacts
		});
		;
		const defaultRuns = 50;
		const runs_query_filters = {
			...coordinateFilters,
			testId: optional(equals("id", "Only runs of the test with this id. Default: all tests.")),
			ref: optional(equals("ref", "Only runs on this branch or tag. Default: any.")),
			status: optional(isOneOf("status", record.b, "Only runs with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
			flaky: optional(is("flaky", "With `true`, only runs that passed after a retry; with `false`, only the others. Default: all.")),
			cause: optional(equals("cause", "Only failures with this cause. Default: any."))
		};
		const runsSchemas = {
			...schemasOf(runs_query_filters),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumRuns,
				description: `The maximum number of runs. Default: ${defaultRuns}.`
			}))
		};
		const tie = "bitShiftRight(sipHash64(records.id, records.build, records.job), 11)";
		const order = [
			"records.timestamp",
			"records.arrived",
			"tie"
		];
		const isAfter = `records.timestamp <= {afterTs:Int64} AND (${order[0]}, ${order[1]}, ${order[2]}) < ({afterTs:Int64}, {afterArrived:Int64}, {afterTie:Int64})`;
		const runs_query_attempts = `JSONExtract(records.attempts, 'Array(Tuple(status String, duration Nullable(Float64), message String, details String))')`;
		const isRare = ({ testId, status, flaky, cause }) => testId !== undefined && (cause !== undefined || flaky === true || status !== undefined && !status.includes("successful"));
		function runsQuery({ limit = defaultRuns, after, ...parameters }) {
			const { message, details, attempts: maximumAttempts, attemptMessage, attemptDetails } = runLimits;
			return {
				sql: `SELECT records.timestamp AS timestamp, records.arrived AS arrived, ${tie} AS tie, id AS testId, name, suite, status, flaky, duration,
  pipeline, build, ref, job, toString(records.jobRun) AS jobRun, records.jobAttempt AS jobAttempt,
  leftUTF8(records.message, ${message}) AS message, leftUTF8(records.details, ${details}) AS details, cause, file, line, tags,
  JSONLength(records.attempts) AS attemptCount,
  arrayMap(one -> tuple(one.status, one.duration, leftUTF8(one.message, ${attemptMessage}), leftUTF8(one.details, ${attemptDetails}))::Tuple(status String, duration Nullable(Float64), message String, details String), arraySlice(${runs_query_attempts}, 1, ${maximumAttempts})) AS attempts
FROM records
PREWHERE ${conditionsOf(runs_query_filters, parameters)} AND records.kind = 'test' AND ${inRange}${after === undefined ? "" : ` AND ${isAfter}`}
ORDER BY ${order.map((column) => `${column} DESC`).join(", ")}
LIMIT ${limit}`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					...after !== undefined && {
						afterTs: after.timestamp,
						afterArrived: after.arrived,
						afterTie: after.tie
					}
				}
			};
		}
		function supersedingQuery({ org, project, module }, runs) {
			const times = runs.map(({ timestamp }) => timestamp);
			return {
				sql: `SELECT toString(records.jobRun) AS jobRun, max(records.jobAttempt) AS newest
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.jobAttempt > 1
  AND ${mayReplace()} AND records.jobRun IN {jobRuns:Array(UInt64)}
GROUP BY jobRun`,
				parameters: {
					org,
					project,
					module,
					...spanParameters({
						fromTs: Math.min(...times),
						toTs: Math.max(...times)
					}),
					jobRuns: [...new Set(runs.map(({ jobRun }) => jobRun))]
				}
			};
		}
		;
		const writeRunCursor = ({ timestamp, arrived, tie, fromTs }) => Buffer.from(JSON.stringify([
			timestamp,
			arrived,
			tie,
			fromTs
		])).toString("base64url");
		function readRunCursor(text) {
			const numbers = numbersIn(Buffer.from(text, "base64url").toString());
			const [timestamp, arrived, tie, fromTs] = numbers;
			if (numbers.length !== 4 || timestamp === undefined || arrived === undefined || tie === undefined || fromTs === undefined) {
				throw parameterProblem({
					name: "cursor",
					message: "It must be the \"nextCursor\" of an earlier response."
				});
			}
			return {
				timestamp,
				arrived,
				tie,
				fromTs
			};
		}
		function numbersIn(json) {
			try {
				const value = JSON.parse(json);
				return Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)) ? value : [];
			} catch {
				return [];
			}
		}
		;
		async function readTestRuns(source, parameters) {
			const rows = queryReader(source, isRare(parameters) ? parallelReading : orderedReading);
			const { limit = defaultRuns, fromTs } = parameters;
			const found = await rows(runsQuery({
				...parameters,
				limit: limit + 1
			}));
			const page = found.slice(0, limit);
			const last = page.at(-1);
			if (last === undefined) return { runs: [] };
			const ofJobs = page.filter(({ job }) => job !== "");
			const [facts, repeated] = await Promise.all([rows(buildAndJobFactsQuery(parameters, page)), ofJobs.length === 0 ? [] : rows(supersedingQuery(parameters, ofJobs))]);
			const factsOf = new Map(facts.map((row) => [factsKey(row.kind, row.build, row.job), row]));
			const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]));
			const runs = page.map((row) => test_runs_runOf(row, {
				ofBuild: factsOf.get(factsKey("build", row.build, "")),
				ofJob: factsOf.get(factsKey("job", row.build, row.job)),
				newestAttempt: newestOf.get(row.jobRun) ?? 0
			}));
			return {
				runs,
				nextCursor: found.length > limit ? writeRunCursor({
					...last,
					fromTs
				}) : undefined
			};
		}
		const factsKey = (kind, build, job) => JSON.stringify([
			kind,
			build,
			job
		]);
		const testRuns = dataQuery({
			path: "/v1/data/tests/runs",
			summary: "Single runs of tests",
			description: "Returns runs of a test, or of all tests of a module, the newest first, with their builds, messages and attempts. To get older runs, repeat the request with `cursor`. New records change nothing on later pages.",
			querystring: build.ZUJ.Object({
				...spanSchemas,
				...runsSchemas,
				cursor: build.ZUJ.Optional(build.ZUJ.String({
					maxLength: 200,
					description: "The `nextCursor` of the previous page. All other parameters must be the same."
				}))
			}),
			answer: testRunsAnswer,
			answerDescription: "The runs, the newest first. The list is empty if nothing was recorded.",
			prepare({ cursor, fromTs, toTs, ...parameters }, now) {
				const after = cursor === undefined ? undefined : readRunCursor(cursor);
				return {
					...parameters,
					...spanOf((0, defined_fields.X)({
						fromTs: fromTs ?? after?.fromTs,
						toTs
					}), now),
					after
				};
			},
			read: readTestRuns
		});
		const test_runs_runOf = (row, { ofBuild, ofJob, newestAttempt }) => ({
			timestamp: row.timestamp,
			testId: row.testId,
			name: row.name,
			suite: row.suite,
			status: row.status,
			flaky: row.flaky,
			duration: row.duration ?? undefined,
			build: row.build,
			pipeline: row.pipeline,
			job: row.job,
			ref: row.ref,
			superseded: row.jobAttempt < newestAttempt,
			commit: ofBuild?.commit || undefined,
			branch: ofBuild?.branch || undefined,
			commitMessage: firstLine(ofBuild?.commitMessage ?? ""),
			author: firstLine(ofBuild?.author ?? ""),
			pullRequest: ofBuild?.pullRequest || undefined,
			url: ofJob?.url || ofBuild?.url || undefined,
			file: row.file || undefined,
			line: row.line || undefined,
			tags: row.tags,
			cause: row.cause || undefined,
			message: row.message || undefined,
			details: row.details || undefined,
			attempts: row.attempts.map(({ status, duration, message, details }) => ({
				status,
				duration: duration ?? undefined,
				message: message || undefined,
				details: details || undefined
			})),
			attemptCount: row.attemptCount
		});
		var evidence = __webpack_require__(29337);
		;
		const step = build.ZUJ.Object({
			name: build.ZUJ.String(),
			status: fields_status(),
			phase: build.ZUJ.Optional(build.ZUJ.Enum(["setup", "teardown"], {
				type: "string",
				description: "Absent for the test's own steps."
			})),
			message: knownText("Why the step failed, unless the message of the test contains it."),
			text: knownText("A doc string, or a table as rows of `| a | b |`."),
			duration: build.ZUJ.Optional(build.ZUJ.Number({
				minimum: 0,
				description: "In ms. Absent if it is unknown."
			})),
			file: knownText("The file of the step."),
			line: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file. Absent if it is unknown."
			})),
			steps: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Object({}, { additionalProperties: true }), { description: "The steps inside of it, with the same fields." })),
			attachments: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Integer({ minimum: 0 }), { description: "Positions in `attachments`, from 0." }))
		});
		const attachment = build.ZUJ.Object({
			name: build.ZUJ.String(),
			type: knownText("The media type."),
			size: build.ZUJ.Optional(count("In bytes. Absent if the file was not stored.")),
			comparison: build.ZUJ.Optional(build.ZUJ.Object({
				name: build.ZUJ.String(),
				side: build.ZUJ.Enum([...evidence.KS], { type: "string" })
			}, { description: "The comparison of images to which the file belongs." }))
		});
		const testStepsAnswer = build.ZUJ.Object({
			steps: build.ZUJ.Unsafe({
				...build.ZUJ.Array(step),
				description: `The steps, in their order. With all inner ones at most ${evidence.A1}, and ${evidence.oD} levels.`
			}),
			stepsLeftOut: count("The number of steps that are not listed."),
			attachments: build.ZUJ.Unsafe({
				...build.ZUJ.Array(attachment, { maxItems: evidence.ZA }),
				description: "The files of the test. The server does not have their content."
			}),
			attachmentsLeftOut: count("The number of attachments that are not listed.")
		});
		;
		const lastTimestamp = 864e13;
		const steps_query_filters = {
			...coordinateFilters,
			testId: equals("id", "The id of the test."),
			timestamp: {
				schema: build.ZUJ.Integer({
					format: "int64",
					minimum: -lastTimestamp,
					maximum: lastTimestamp,
					description: "The `timestamp` of the run, as `/v1/data/tests/runs` returns it."
				}),
				condition: (name) => `records.timestamp = {${name}:Int64}`
			},
			build: optional(equals("build", "The `build` of the run. Default: any.")),
			job: optional(equals("job", "The `job` of the run. Default: any."))
		};
		const stepsSchemas = schemasOf(steps_query_filters);
		const stepsQuery = (parameters) => ({
			sql: `SELECT evidence
FROM records
WHERE ${conditionsOf(steps_query_filters, parameters)} AND records.kind = 'test' AND ${areStepsShown}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
			parameters: { ...parameters }
		});
		;
		async function readTestSteps(source, parameters) {
			const [row] = await queryReader(source, orderedReading)(stepsQuery(parameters));
			return testStepsOf(row === undefined || row.evidence === "" ? {} : JSON.parse(row.evidence));
		}
		const testStepsOf = ({ steps = [], stepsLeftOut = 0, attachments = [], attachmentsLeftOut = 0 }) => ({
			steps,
			stepsLeftOut,
			attachments,
			attachmentsLeftOut
		});
		const testSteps = dataQuery({
			path: "/v1/data/tests/steps",
			summary: "The steps of a failed run",
			description: "Returns the steps of one failed run of a test, and the names of the files that it left behind. They are shown for 30 days after the record was stored.",
			querystring: build.ZUJ.Object(stepsSchemas),
			answer: testStepsAnswer,
			answerDescription: "The steps and the names of the files. The lists are empty if none are stored.",
			prepare: (given) => given,
			read: readTestSteps
		});
		;
		const tests_aggregated_maximumTests = 50;
		const tests_aggregated_filters = {
			...coordinateFilters,
			status: optional(isOneOf("status", record.b, "Only tests with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
			testId: optional(equalsAny("id", tests_aggregated_maximumTests, "Only the tests with these ids: `testId=a&testId=b`. Default: all.")),
			ref: optional(equals("ref", "Only tests on this branch or tag. Default: any.")),
			job: optional(equals("job", "Only tests of this job, with the values of its matrix. Default: the tests of all jobs."))
		};
		const tests_aggregated_columns = {
			timestamp: bucketStart,
			name: "max(records.name)",
			testId: "records.id",
			...aggregation_figures,
			suite: "max(records.suite)",
			flakyCount: "countIf(records.flaky)",
			owners: ofNewestRun("records.owners")
		};
		const extraNames = [
			"suite",
			"flakyCount",
			"owners"
		];
		const testsSchemas = {
			...schemasOf(tests_aggregated_filters),
			fields: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Enum([...extraNames], { type: "string" }), { description: "Additional fields of each entry: `fields=suite,flakyCount,owners`. Default: none." }))
		};
		function testsQuery({ fields = [], ...parameters }) {
			const leftOut = extraNames.filter((name) => !fields.includes(name));
			return {
				sql: `${percentiles},
  ${repeats}
SELECT ${selectList(tests_aggregated_columns, leftOut)}
FROM records
WHERE ${conditionsOf(tests_aggregated_filters, parameters)} AND records.kind = 'test' AND ${inRange}
  AND ${isOfNewestAttempt}
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
				parameters: {
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		const testsAggregated = dataQuery({
			path: "/v1/data/tests/aggregated",
			summary: "Tests of a module over time",
			description: "Returns the number of results per status and the durations of each test of a module, by time bucket.",
			querystring: build.ZUJ.Object({
				...rangeParameters,
				...testsSchemas
			}),
			answer: testsAggregatedAnswer,
			answerDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
			prepare: withBuckets,
			read: (source, parameters) => jsonDocument(source, "tests", testsQuery(parameters))
		});
		var create_histories = __webpack_require__(31059);
		var write_history_document = __webpack_require__(98902);
		var duration_codes = __webpack_require__(13601);
		var history_id = __webpack_require__(80372);
		;
		async function testsHistoryDocument({ builds, mayHaveEarlier, properties, tests }) {
			const rows = [];
			for await (const test of tests) rows.push(rowOf(test, mayHaveEarlier));
			const values = valuesByBuild(properties);
			return (0, write_history_document.$)((0, create_histories.tp)(builds.map((build, index) => ({
				...tests_history_document_buildOf(build),
				...values.get(index + 1)
			})), rows));
		}
		function valuesByBuild(properties) {
			const values = new Map();
			for (const { position, name, value } of properties) {
				const known = values.get(position);
				if (known === undefined) values.set(position, [[name, value]]);
				else known.push([name, value]);
			}
			return new Map([...values].map(([position, entries]) => [position, { properties: Object.fromEntries(entries) }]));
		}
		const tests_history_document_buildOf = ({ id, commit, url, timestamp, ...counts }) => ({
			id,
			timestamp,
			status: buildStatus(counts),
			...(0, defined_fields.X)({
				commit: commit !== "" ? commit : undefined,
				url: url !== "" ? url : undefined
			})
		});
		const rowOf = ({ id, name, suite, results, causes, durations }, mayHaveEarlier) => (0, history_rows.xG)({
			id: (0, history_id.E)(id),
			name,
			suite,
			results,
			causes: causes.map((cause) => cause || undefined),
			durations: durations.length === 0 ? undefined : durations.map(duration_codes.Oc).join(""),
			isOlder: mayHaveEarlier && results.startsWith("-")
		});
		;
		async function readTestsHistory(source, parameters) {
			const rows = async (query) => rowsOf(await jsonLines(source, query));
			const builds = await listOf(await rows(historyBuildsQuery(parameters)));
			if (builds.length === 0) return {
				builds,
				mayHaveEarlier: false,
				properties: [],
				tests: rowsOf(external_node_stream_.Readable.from([]))
			};
			return {
				builds,
				mayHaveEarlier: builds.length === (parameters.limit ?? history_rows.kB),
				properties: await listOf(await rows(historyPropertiesQuery(parameters, builds))),
				tests: await rows(historyTestsQuery(parameters, builds))
			};
		}
		const querystring = build.ZUJ.Object(historySchemas);
		const testsHistory = {
			path: "/v1/data/tests/history",
			summary: "The results of tests in the last builds of a branch",
			description: "Returns a history document, as `build-report report --history-output` writes it: newline-delimited JSON whose first line lists the builds and their properties, the oldest first. It has one line for each test. A job that was run again counts with its newest attempt. A test that ran several times in a build counts with the worst result. Builds of pull requests are left out.",
			querystring,
			answer: build.ZUJ.String(),
			mediaType: "application/x-ndjson",
			answerDescription: "The history document. It contains no build if nothing was recorded.",
			prepare: (given) => given,
			read: readTestsHistory,
			write: async (history) => external_node_stream_.Readable.from([await testsHistoryDocument(history)])
		};
		;
		const totals_start = time("Start of the bucket.");
		const totals_results = {
			...countFields((status) => count(`Results with the status \`${status}\`.`)),
			totalCount: count("All results."),
			passRate: build.ZUJ.Union([build.ZUJ.Number({
				minimum: 0,
				maximum: 1
			}), build.ZUJ.Null()], { description: "The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none." })
		};
		const totals_builds = {
			buildCount: count("Builds with a result. The attempts of a build count as one."),
			failedBuildCount: count("Builds with a failed result."),
			...durationFields
		};
		const whole = { description: "The figures of the whole range. Absent without the parameter `whole`, and if the range has no results." };
		const builtFlaky = count("Builds without a failed test, but with one that passed only after a retry.");
		const totals_ofTests = {
			...totals_results,
			flakyCount: count("Tests that passed only after a retry."),
			flakyBuildCount: builtFlaky,
			...totals_builds
		};
		const testsTotalsAnswer = build.ZUJ.Object({
			totals: build.ZUJ.Array(build.ZUJ.Object({
				timestamp: totals_start,
				...totals_ofTests
			})),
			whole: build.ZUJ.Optional(build.ZUJ.Object(totals_ofTests, whole))
		});
		const ofBuilds = {
			buildCount: count("Builds that began in the bucket and ran tests. The attempts of a build count as one."),
			failedBuildCount: count("Builds with a failed test."),
			flakyBuildCount: builtFlaky,
			...durationFields
		};
		const buildsTotalsAnswer = build.ZUJ.Object({
			totals: build.ZUJ.Array(build.ZUJ.Object({
				timestamp: totals_start,
				...ofBuilds
			})),
			whole: build.ZUJ.Optional(build.ZUJ.Object(ofBuilds, whole))
		});
		const jobsTotalsAnswer = build.ZUJ.Object({
			totals: build.ZUJ.Array(build.ZUJ.Object({
				timestamp: totals_start,
				...totals_results,
				...totals_builds
			})),
			whole: build.ZUJ.Optional(build.ZUJ.Object({
				...totals_results,
				...totals_builds
			}, whole))
		});
		;
		const totals_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only tests on this branch or tag. Default: any."))
		};
		const wholeSchema = { whole: build.ZUJ.Optional(build.ZUJ.Boolean({ description: "With `true`, the answer also contains `whole`, the figures of the whole range. Its percentiles are exact, and a build in several buckets counts once." })) };
		const testsTotalsSchemas = {
			...schemasOf(totals_query_filters),
			...wholeSchema
		};
		const totals_query_levels = "0.25, 0.5, 0.75, 0.95, 0.99";
		const ofBuild = [
			...record.b.map((status) => `countIf(records.status = '${status}') AS ${status}Sum`),
			"count() AS sum",
			"count(records.duration) AS timed",
			"min(records.duration) AS shortest",
			"max(records.duration) AS longest",
			"sum(records.duration) AS total",
			`quantilesExactInclusiveState(${totals_query_levels})(records.duration) AS durations`
		].join(", ");
		const totals_query_results = {
			...countFields((status) => `sum(${status}Sum)`),
			totalCount: "sum(sum)",
			passRate: "if(successfulCount + failedCount = 0, null, successfulCount / (successfulCount + failedCount))"
		};
		const totals_query_builds = {
			buildCount: "uniqExact(run)",
			failedBuildCount: "uniqExactIf(run, failedSum > 0)",
			...durationColumns({
				known: "sum(timed)",
				min: "min(shortest)",
				max: "max(longest)",
				avg: "sum(total) / sum(timed)"
			})
		};
		const figuresOfJobs = {
			...totals_query_results,
			...totals_query_builds
		};
		const figuresOfTests = {
			...totals_query_results,
			flakyCount: "sum(flakySum)",
			flakyBuildCount: "uniqExactIf(run, flakySum > 0 OR failedSum > 0) - uniqExactIf(run, failedSum > 0)",
			...totals_query_builds
		};
		const totals_query_percentiles = `quantilesExactInclusiveMerge(${totals_query_levels})(durations) AS percentiles`;
		const marked = ({ whole }) => whole ? "grouping(timestamp) AS isWhole, timestamp" : "timestamp";
		const grouped = ({ whole }, count = "totalCount") => whole ? `GROUP BY GROUPING SETS ((timestamp), ())\nHAVING ${count} > 0` : "GROUP BY timestamp";
		const testsTotalsQuery = (parameters) => ({
			sql: `WITH ${totals_query_percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfTests)}
FROM (
  WITH ${repeats}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, countIf(records.flaky) AS flakySum, ${ofBuild}
  FROM records
  WHERE ${conditionsOf(totals_query_filters, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
			parameters: {
				...parameters,
				...bucketParameters(parameters)
			}
		});
		function jobsTotalsQuery(parameters) {
			const { expressions, table } = newestJobs(parameters, "timestamp, build, status, duration");
			return {
				sql: `WITH ${totals_query_percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfJobs)}
FROM (
  WITH ${expressions}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, ${ofBuild}
  FROM ${table}
  WHERE ${inRange}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
				parameters: {
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		;
		const builds_totals_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only builds of this branch or tag. Default: any."))
		};
		const buildsTotalsSchemas = {
			...schemasOf(builds_totals_query_filters),
			...wholeSchema
		};
		const durations = {
			known: "countIf(ms > 0)",
			min: "minIf(ms, ms > 0)",
			max: "maxIf(ms, ms > 0)",
			avg: "avgIf(ms, ms > 0)"
		};
		const builds_totals_query_figures = {
			buildCount: "count()",
			failedBuildCount: "countIf(failedTests > 0)",
			flakyBuildCount: "countIf(failedTests = 0 AND flakyTests > 0)",
			...durationColumns(durations)
		};
		function builds_totals_query_scannedRange(span) {
			const { fromTs, toTs, from, to } = rangeOf(span);
			return {
				fromTs: fromTs - nearbyMs,
				toTs: toTs + nearbyMs,
				from: `${from} - ${nearbyMs}`,
				to: `${to} + ${nearbyMs}`
			};
		}
		function buildsTotalsQuery(parameters) {
			const parts = buildParts({
				columns: ["ref"],
				ofBuilds: conditionsOf(builds_totals_query_filters, parameters),
				ofModules: conditionsOf(coordinateFilters, coordinateFilters),
				range: builds_totals_query_scannedRange(parameters)
			});
			return {
				sql: `WITH quantilesExactInclusiveIf(${totals_query_levels})(ms, ms > 0) AS percentiles
SELECT ${marked(parameters)},
  ${selectList(builds_totals_query_figures)}
FROM (
  SELECT start - positiveModulo(start, {interval:Int64}) AS timestamp, ms, failedTests, flakyTests, ref, pull,
    countIf(pull = '') OVER (PARTITION BY ref) AS others
  FROM (
    SELECT run, ref, minIf(first, tests > 0) AS start, sum(failed) AS failedTests, sum(flaky) AS flakyTests, ${buildMs} AS ms, max(pullRequest) AS pull
    FROM (
    ${parts}
    )
    GROUP BY run, ref
    HAVING sum(tests) > 0 AND start >= {fromTs:Int64} AND start < {toTs:Int64}
  )
)
WHERE pull = '' OR others = 0 OR ref != ifNull(${defaultBranch(parameters)}, '')
${grouped(parameters, "buildCount")}
ORDER BY timestamp`,
				parameters: {
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		;
		const answerDescription = "An entry for each bucket with results, ordered by timestamp. The list is empty if nothing was recorded.";
		const testsTotals = dataQuery({
			path: "/v1/data/tests/totals",
			summary: "A module over time",
			description: "Returns the number of results per status, the builds, and the durations of all tests of a module together, by time bucket.",
			querystring: build.ZUJ.Object({
				...rangeParameters,
				...testsTotalsSchemas
			}),
			answer: testsTotalsAnswer,
			answerDescription,
			prepare: withBuckets,
			read: (source, parameters) => readTotals(source, testsTotalsQuery(parameters), parameters)
		});
		const jobsTotals = dataQuery({
			path: "/v1/data/jobs/totals",
			summary: "A pipeline over time",
			description: "Returns the number of jobs per status, the builds, and the durations of all jobs of a module and pipeline together, by time bucket.",
			querystring: build.ZUJ.Object({
				...rangeParameters,
				...pipelineSchemas,
				...wholeSchema
			}),
			answer: jobsTotalsAnswer,
			answerDescription,
			prepare: withBuckets,
			read: (source, parameters) => readTotals(source, jobsTotalsQuery(parameters), parameters)
		});
		const buildsTotals = dataQuery({
			path: "/v1/data/builds/totals",
			summary: "The builds of a module over time",
			description: "Returns the number of builds that ran tests of a module, and their durations, by time bucket. The duration of a build is the one of its own record, or else the sum of its tests. A build counts in the bucket in which its first test ran. Builds of pull requests count, except on the default branch if it has others, because a fork may have a branch of the same name.",
			querystring: build.ZUJ.Object({
				...rangeParameters,
				...buildsTotalsSchemas
			}),
			answer: buildsTotalsAnswer,
			answerDescription,
			prepare: withBuckets,
			read: (source, parameters) => readTotals(source, buildsTotalsQuery(parameters), parameters)
		});
		async function readTotals(source, query, { whole }) {
			if (whole !== true) return jsonDocument(source, "totals", query);
			const lines = await jsonLines(source, query);
			return external_node_stream_.Readable.from(documentWithWhole(rowsOf(lines)), { objectMode: false }).once("close", () => lines.destroy());
		}
		async function* documentWithWhole(rows) {
			let whole = "";
			let separator = "";
			yield "{\"totals\":[";
			for await (const { isWhole, ...entry } of rows) {
				if (isWhole === 1) {
					const { timestamp: _, ...figures } = entry;
					whole = `,"whole":${JSON.stringify(figures)}`;
				} else {
					yield `${separator}${JSON.stringify(entry)}`;
					separator = ",";
				}
			}
			yield `]${whole}}`;
		}
		;
		const queries = {
			jobs,
			jobsAggregated,
			testsAggregated,
			testsHistory,
			testRuns,
			testSteps,
			testsFlaky,
			testFacts,
			testsQuarantined,
			testsCauses,
			builds,
			testsCompare,
			testsSlower,
			testsVerdicts,
			modules,
			testsTotals,
			jobsTotals,
			buildsTotals,
			branches: branches_branches,
			properties,
			coordinates,
			branch,
			exportRecords
		};
		const queryNames = Object.keys(queries);
		const queryMethods = (create) => Object.fromEntries(queryNames.map((name) => [name, create(name)]));
		;
		function measuredStore(store, registry) {
			const durations = new prom_client.Histogram({
				name: "build_report_store_duration_seconds",
				help: "Duration of store operations.",
				labelNames: ["operation", "outcome"],
				buckets: [
					.005,
					.02,
					.1,
					.5,
					2,
					10,
					60
				],
				registers: [registry]
			});
			const measured = (operation, method) => async (...given) => {
				const end = durations.startTimer({ operation });
				try {
					const result = await method(...given);
					end({ outcome: "success" });
					return result;
				} catch (error) {
					end({ outcome: "error" });
					throw error;
				}
			};
			return {
				...store,
				insert: measured("insert", store.insert),
				...queryMethods((name) => measured(name, store[name]))
			};
		}
		var package_0 = __webpack_require__(8330);
		;
		function createMetrics(app) {
			const registry = new prom_client.Registry();
			(0, prom_client.collectDefaultMetrics)({ register: registry });
			const registers = [registry];
			const durations = new prom_client.Histogram({
				name: "http_request_duration_seconds",
				help: "Duration of requests by route.",
				labelNames: [
					"method",
					"route",
					"status"
				],
				buckets: [
					.005,
					.02,
					.1,
					.5,
					2,
					10,
					60
				],
				registers
			});
			const refusals = new prom_client.Counter({
				name: "build_report_refusals_total",
				help: "Requests that were refused with 429 or 503 by reason.",
				labelNames: ["status", "reason"],
				registers
			});
			new prom_client.Gauge({
				name: "build_report_build_info",
				help: "The version of the server.",
				labelNames: ["version"],
				registers
			}).set({ version: package_0.rE }, 1);
			app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
				const route = routeOptions.url ?? "none";
				durations.observe({
					method: route === "none" ? "any" : method,
					route,
					status: reply.statusCode
				}, reply.elapsedTime / 1e3);
				if (reply.refusal !== undefined) refusals.inc({
					status: reply.statusCode,
					reason: reply.refusal
				});
			});
			return {
				registry,
				addGauge({ name, help, read }) {
					new prom_client.Gauge({
						name,
						help,
						registers,
						async collect() {
							const value = await read();
							if (value === undefined) this.remove();
							else this.set(value);
						}
					});
				},
				storedRecords: new prom_client.Counter({
					name: "build_report_records_stored_total",
					help: "Stored records.",
					registers
				}),
				refusedLines: new prom_client.Counter({
					name: "build_report_lines_refused_total",
					help: "Lines that were refused because they are not valid records.",
					registers
				})
			};
		}
		var swagger = __webpack_require__(84642);
		var swagger_default = __webpack_require__.n(swagger);
		;
		const problemSchema = build.ZUJ.Object({
			type: build.ZUJ.String({ description: "Always `about:blank`: the status defines the kind of problem." }),
			title: build.ZUJ.String(),
			status: build.ZUJ.Integer(),
			detail: build.ZUJ.String({ description: "Explains what is wrong and what to do." }),
			errors: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Object({
				name: build.ZUJ.String(),
				message: build.ZUJ.String()
			}), { description: "The parameters or fields that are not valid." })),
			requestId: build.ZUJ.Optional(build.ZUJ.String({ description: "Identifies the request in the log of the server." }))
		}, { description: "A problem document (RFC 9457)." });
		const meanings = {
			400: "The request is not valid; see `errors`.",
			401: "The key is missing or not valid.",
			403: "The key lacks the scope, or belongs to another organisation.",
			404: "Not found.",
			413: "The request is too large.",
			415: "The type or encoding of the content is not supported.",
			422: "The `Idempotency-Key` was already used for other content; nothing was stored. Use another key.",
			429: "Too many requests; retry after the time in `Retry-After`.",
			500: "An internal error; see the log of the server for the request id.",
			501: "The store of this server does not support it.",
			503: "The store does not respond, or the server is busy; retry after the time in `Retry-After`."
		};
		const retryAfter = { "Retry-After": build.ZUJ.Integer({
			minimum: 1,
			description: "The number of seconds to wait."
		}) };
		const headers = {
			401: { "WWW-Authenticate": build.ZUJ.Literal("Service-Api-Key", { description: "The header that must contain a key." }) },
			415: {
				Accept: build.ZUJ.String({ description: "The supported types, if the type is not supported." }),
				"Accept-Encoding": build.ZUJ.String({ description: "The supported encodings, if the encoding is not supported." })
			},
			429: retryAfter,
			503: retryAfter
		};
		const problemResponses = (...statuses) => Object.fromEntries(statuses.map((status) => [status, {
			description: meanings[status],
			headers: headers[status] ?? {},
			content: { [problemType]: { schema: problemSchema } }
		}]));
		;
		const description = `Stores test results of builds and returns statistics over time.

Every error response is a problem document (RFC 9457). Besides the responses listed for each endpoint, any request may get a 400 (not valid \
HTTP, or a URL that cannot be decoded), 404 (no such endpoint), 405 (method not allowed, see \`Allow\`), 408 (the request did not arrive in \
time), 414 (the URL is too long) or 431 (the header fields are too long). Every GET endpoint also accepts HEAD. Every response has an \
\`X-Request-Id\`.`;
		async function addOpenapi(app) {
			await app.register(swagger_default(), {
				openapi: {
					openapi: "3.1.0",
					info: {
						title: "Build Report",
						version: package_0.rE,
						description,
						license: {
							name: "MIT",
							identifier: "MIT"
						}
					},
					tags: [
						{
							name: "data",
							description: "Store and query records."
						},
						{
							name: "keys",
							description: "Manage keys. Requires the administration key."
						},
						{
							name: "operation",
							description: "Monitor the server."
						}
					],
					components: {
						securitySchemes: {
							key: {
								type: "apiKey",
								in: "header",
								name: "Service-Api-Key"
							},
							badgeKey: {
								type: "apiKey",
								in: "query",
								name: "key"
							}
						},
						headers: { "X-Request-Id": {
							description: "Identifies the request in the log of the server.",
							schema: {
								type: "string",
								format: "uuid"
							}
						} },
						schemas: {
							Problem: problemSchema,
							Record: build.ZUJ.Union(Object.values(schema.Gg), { description: "One line of a records file." })
						}
					}
				},
				transformObject: (documents) => "openapiObject" in documents ? withCommonParts(documents.openapiObject) : documents.swaggerObject
			});
		}
		const servers = [{
			url: "..",
			description: "The server that returned this document."
		}];
		function withCommonParts(document) {
			const paths = mapped(document.paths ?? {}, (operations = {}) => mapped(operations, (operation) => ({
				...operation,
				responses: mapped(operation.responses ?? {}, withCommonAnswer)
			})));
			return {
				...document,
				servers,
				paths
			};
		}
		const withCommonAnswer = ({ headers = {}, content, ...rest }) => ({
			...rest,
			headers: {
				...headers,
				"X-Request-Id": { $ref: "#/components/headers/X-Request-Id" }
			},
			...(0, defined_fields.X)({ content: content && (problemType in content ? { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } } : content) })
		});
		const mapped = (values, change) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
		;
		const maximumNames = 5e3;
		function createRateLimitCounters() {
			const counts = new Map();
			const current = (name, windowMs) => {
				const now = performance.now();
				const held = counts.get(name);
				return held !== undefined && now - held.since < windowMs ? held : {
					count: 0,
					since: now
				};
			};
			const result = ({ count, since }, windowMs) => ({
				current: count,
				ttl: Math.ceil(since + windowMs - performance.now())
			});
			return {
				incr(name, callback, windowMs) {
					const { count, since } = current(name, windowMs);
					const counted = {
						count: count + 1,
						since
					};
					counts.set(name, counted);
					const [first] = counts.keys();
					if (counts.size > maximumNames && first !== undefined) counts.delete(first);
					callback(null, result(counted, windowMs));
				},
				read: (name, callback, windowMs) => callback(null, result(current(name, windowMs), windowMs)),
				child: createRateLimitCounters
			};
		}
		const rateLimitCounters = createRateLimitCounters;
		;
		const logOptions = (target) => ({
			logger: target ?? false,
			logController: new fastify.LogController({ disableRequestLogging: true }),
			genReqId: () => (0, external_node_crypto_.randomUUID)(),
			requestIdHeader: false
		});
		function addRequestLog(app) {
			app.addHook("onRequest", async (request, reply) => {
				reply.header("x-request-id", request.id);
			});
			app.addHook("onResponse", async (request, reply) => {
				const { method, url, ip, organisationKey } = request;
				const path = url.split("?", 1)[0]?.slice(0, 200);
				const line = {
					method,
					path,
					status: reply.statusCode,
					ms: Math.round(reply.elapsedTime),
					ip,
					keyId: organisationKey?.id
				};
				request.log.info(line, "request");
			});
		}
		;
		class BackupUnsupportedError extends Error {
			name = "BackupUnsupportedError";
		}
		;
		const maximumSendingMs = 24 * 60 * 60 * 1e3;
		const retryAfterS = 60;
		function addBackupRoute(app, { store, authentication, metrics, now }) {
			let isRunning = false;
			let lastMs;
			metrics.addGauge({
				name: "build_report_last_backup_timestamp_seconds",
				help: "When the last backup since the start was completed.",
				read: () => lastMs === undefined ? undefined : lastMs / 1e3
			});
			app.get("/v1/backup", {
				schema: {
					tags: ["operation"],
					security: [{ key: [] }],
					operationId: "backup",
					summary: "A backup of everything",
					description: "Returns a tar archive of the data folder as of one moment, with whole batches only. `build-report backup` checks it as it arrives, and `build-report restore` reads it. Only one backup can run at a time. Requires the administration key.",
					response: {
						200: {
							description: "The backup. Its last file contains the checksums. Without it, the backup is incomplete.",
							content: { "application/x-tar": { schema: build.ZUJ.String({ contentEncoding: "binary" }) } }
						},
						...problemResponses(401, 403, 429, 500, 501, 503)
					}
				},
				onRequest: authentication.administration,
				exposeHeadRoute: false,
				handlerTimeout: maximumSendingMs,
				compress: false
			}, async (_request, reply) => {
				if (isRunning) throw unavailable("backup_running", "Another backup is running. Only one can run at a time.", retryAfterS);
				isRunning = true;
				try {
					const backup = await store.backup();
					backup.once("end", () => {
						lastMs = now();
					});
					backup.once("close", () => {
						isRunning = false;
					});
					return reply.header("cache-control", "no-store").type("application/x-tar").send(backup);
				} catch (error) {
					isRunning = false;
					if (!(error instanceof BackupUnsupportedError)) throw error;
					throw new HttpProblem(501, "This server keeps its history in a ClickHouse server. Make a backup there, with its statement BACKUP DATABASE.", { cause: error });
				}
			});
		}
		var display_text = __webpack_require__(60331);
		var percentages = __webpack_require__(30072);
		var status_words = __webpack_require__(11923);
		;
		const entities = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
		;
		const colours = {
			successful: "#0f6a37",
			failed: "#b3191f",
			skipped: "#5f6873",
			cancelled: "#5f6873",
			running: "#5f6873",
			unknown: "#5f6873"
		};
		const labelColour = "#2f363d";
		const height = 20;
		const padding = 7;
		function badge({ label, status, passRate }) {
			const left = (0, display_text.p)(label);
			const right = badge_resultOf(status, passRate);
			const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
			const width = leftWidth + rightWidth;
			const name = escaped(`${left}: ${right}`);
			const text = (content, x, length) => `<text x="${x + padding}" y="14" textLength="${length - 2 * padding}" lengthAdjust="spacingAndGlyphs">${escaped(content)}</text>`;
			return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}"><title>${name}</title>
<clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
<g clip-path="url(#corners)"><rect width="${leftWidth}" height="${height}" fill="${labelColour}"/><rect x="${leftWidth}" width="${rightWidth}" height="${height}" fill="${colours[status ?? "unknown"]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(left, 0, leftWidth)}${text(right, leftWidth, rightWidth)}</g>
</svg>
`;
		}
		function badge_resultOf(status, passRate) {
			if (status === undefined) return "no builds";
			if (status === "failed") return "failing";
			const word = status === "successful" ? "passing" : (0, status_words.H)(status);
			return passRate === undefined ? word : `${word} · ${(0, percentages.E)(passRate)} of builds`;
		}
		const widthOf = (text) => Math.ceil([...text].reduce((sum, one) => sum + characterWidth(one), 0)) + 2 * padding;
		function characterWidth(character) {
			if (character > "ÿ") return 12;
			if (/[ fijlrt.,:;·|()[\]'!/-]/.test(character)) return 4.5;
			return /[mwMW%@]/.test(character) ? 10.5 : 7;
		}
		;
		const lifetimeS = 60;
		const badge_route_querystring = build.ZUJ.Object({
			...branchSchemas,
			label: build.ZUJ.Optional(build.ZUJ.String({
				minLength: 1,
				maxLength: 60,
				description: "The text on the left. Default: `tests`."
			})),
			key: build.ZUJ.String({
				maxLength: 200,
				description: "A key whose only scope is `badge`. Other keys are refused, because addresses are not secret."
			})
		});
		const badge_route_answer = {
			description: "The badge.",
			headers: { "Cache-Control": build.ZUJ.String({ description: `\`public, max-age=${lifetimeS}\`.` }) },
			content: { "image/svg+xml": { schema: build.ZUJ.String() } }
		};
		function addBadgeRoute(app, { store, authentication, now }) {
			app.get("/v1/badge.svg", {
				schema: {
					operationId: "badge",
					summary: "The status of a branch as an image",
					description: "Shows the status of the newest build of a branch and, unless it failed, the share of the builds in the last 30 days that passed, as `/v1/data/modules` counts them. An image cannot send a header, so the key is the parameter `key`, and its only scope must be `badge`.",
					tags: ["data"],
					security: [{ badgeKey: [] }],
					querystring: badge_route_querystring,
					response: {
						200: badge_route_answer,
						...problemResponses(400, 401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.badge
			}, async (request, reply) => {
				const { key: _, label = "tests", ...parameters } = request.query;
				demandOrganisation(request, parameters.org);
				demandProject(request, parameters.project);
				const end = Math.ceil(now() / (lifetimeS * 1e3)) * lifetimeS * 1e3;
				const branch = await store.branch({
					...parameters,
					...spanOf({ toTs: end }, end)
				}, request.signal);
				return reply.header("cache-control", `public, max-age=${lifetimeS}`).header("cross-origin-resource-policy", "cross-origin").type("image/svg+xml; charset=utf-8").send(badge({
					label,
					status: branch === undefined ? undefined : buildStatus(branch),
					passRate: branch === undefined ? undefined : branch.passedBuilds / branch.builds
				}));
			});
		}
		;
		function addDashboardRoute(app, { html, contentSecurityPolicy }) {
			app.get("/", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", contentSecurityPolicy).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html));
		}
		;
		const maximumHeldBytes = 1024 * 1024;
		async function sendDocument(document, request, reply, mediaType) {
			reply.header("cache-control", "private, no-cache").header("vary", "Service-Api-Key").type(`${mediaType}; charset=utf-8`);
			const chunks = document[Symbol.asyncIterator]();
			const held = [];
			for (let heldBytes = 0; heldBytes <= maximumHeldBytes;) {
				const next = await chunks.next();
				if (next.done) return sendHeld(Buffer.concat(held), request, reply);
				const chunk = Buffer.from(next.value);
				held.push(chunk);
				heldBytes += chunk.length;
			}
			const rest = external_node_stream_.Readable.from(following(held, chunks), { objectMode: false });
			rest.once("close", () => document.destroy());
			return reply.send(rest);
		}
		async function* following(held, rest) {
			yield* held;
			for (let next = await rest.next(); !next.done; next = await rest.next()) yield Buffer.from(next.value);
		}
		function sendHeld(body, request, reply) {
			const tag = `W/"${(0, external_node_crypto_.createHash)("sha256").update(body).digest("base64url")}"`;
			reply.header("etag", tag);
			return isKnown(request.headers["if-none-match"], tag) ? reply.code(304).send() : reply.send(body);
		}
		function isKnown(header, tag) {
			const opaque = tag.slice(2);
			return header?.split(",").some((given) => ["*", opaque].includes(given.trim().replace(/^W\//, ""))) ?? false;
		}
		;
		const data_route_headers = {
			ETag: build.ZUJ.String({ description: "Identifies this version of the document for `If-None-Match`. Absent if the document is over 1 MiB." }),
			"Cache-Control": build.ZUJ.String({ description: "Always `private, no-cache`, because new records may arrive at any time." }),
			Vary: build.ZUJ.String({ description: "The response depends on the key and the encoding." })
		};
		const requestHeaders = build.ZUJ.Object({ "if-none-match": build.ZUJ.Optional(build.ZUJ.String({ description: "The `ETag` of a response that the client has." })) });
		function addDataRoute(app, { authentication, now }, operationId, query, ask) {
			const { path, summary, description, querystring, answer, answerDescription, mediaType = "application/json" } = query;
			app.get(path, {
				schema: {
					...(0, defined_fields.X)({
						operationId,
						summary,
						description
					}),
					querystring,
					tags: ["data"],
					security: [{ key: [] }],
					headers: requestHeaders,
					response: {
						200: {
							description: answerDescription,
							headers: data_route_headers,
							content: { [mediaType]: { schema: answer } }
						},
						304: {
							...build.ZUJ.Null({ description: "The client already has this version of the document." }),
							headers: data_route_headers
						},
						...problemResponses(400, 401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.organisation("read")
			}, async (request, reply) => {
				const { org = "", project } = request.organisationKey ?? {};
				const given = request.query;
				const wanted = {
					org,
					...(0, defined_fields.X)({ project }),
					...given
				};
				demandOrganisation(request, wanted.org);
				if (wanted.project !== undefined) demandProject(request, wanted.project);
				const parameters = query.prepare(wanted, now());
				const result = await ask(parameters, request.signal);
				const answered = query.write === undefined ? result : await query.write(result);
				return sendDocument(answered instanceof external_node_stream_.Readable ? answered : external_node_stream_.Readable.from([JSON.stringify(answered)]), request, reply, mediaType);
			});
		}
		;
		function addDataRoutes(app, context) {
			for (const name of queryNames) {
				const query = queries[name];
				if (!("path" in query)) continue;
				const ask = context.store[name];
				addDataRoute(app, context, name, query, ask);
			}
		}
		;
		const docsStyle = `${tokenStyle}
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--bg); color: var(--text); font: 16px/1.5 var(--sans) }
code, pre { font-family: var(--mono) }
article { border-top: 1px solid var(--line); margin-top: 2rem }
h2 code { font-size: 1.1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
pre { border: 1px solid var(--line); padding: 1rem; overflow: auto; max-height: 30rem }
.muted { color: var(--text-3) }
`;
		function docsPage({ info, paths = {}, components = {} }) {
			const articles = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => article(method.toUpperCase(), path, operation)));
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} <small class="muted">${escaped(info.version)}</small></h1>
${(info.description ?? "").split("\n\n").map((paragraph) => `<p>${prose(paragraph)}</p>`).join("\n")}
<p>Send your key in the header <code>Service-Api-Key</code>. For tools: <a href="v1/openapi.json">openapi.json</a>.</p>
${articles.join("\n")}
<article>
<h2>Schemas</h2>
${Object.entries(components.schemas ?? {}).map(([name, schema]) => schemaDetails(name, schema)).join("\n")}
</article>
</main>
</body>
</html>
`;
		}
		function article(method, path, { summary = "", description = "", parameters = [], requestBody, responses = {} }) {
			return [
				"<article>",
				`<h2><code>${escaped(`${method} ${path}`)}</code></h2>`,
				`<p><strong>${escaped(summary)}.</strong> ${prose(description)}</p>`,
				parameters.length === 0 ? "" : table("Parameters", [
					"Name",
					"In",
					"Type",
					"Description"
				], parameters.map(parameterRow)),
				...Object.entries(requestBody?.content ?? {}).slice(0, 1).map(([type, { schema }]) => schemaDetails(`Content: ${type}`, schema)),
				table("Responses", [
					"Status",
					"Meaning",
					"Header fields"
				], Object.entries(responses).map(responseRow)),
				...Object.entries(responses).filter(([status]) => status.startsWith("2")).flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, { schema }]) => schemaDetails(`Response ${status}: ${type}`, schema))),
				"</article>"
			].join("\n");
		}
		const parameterRow = ({ name, in: place, required = false, description = "", schema }) => [
			`<code>${escaped(name)}</code>${required ? " (required)" : ""}`,
			escaped(place),
			escaped(schema?.enum === undefined ? schema?.type ?? "" : schema.enum.join(" | ")),
			prose(description)
		];
		const responseRow = ([status, { description = "", headers = {} }]) => [
			escaped(status),
			prose(description),
			Object.entries(headers).filter(([, header]) => !("$ref" in header)).map(([name]) => `<code>${escaped(name)}</code>`).join(" ")
		];
		function table(caption, head, rows) {
			const cells = (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
			const heads = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join("");
			return `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows.map(cells).join("")}</tbody></table>`;
		}
		const schemaDetails = (title, schema) => `<details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, undefined, 2))}</pre></details>`;
		const prose = (text) => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
		;
		const docsPolicy = (0, content_security_policy.A)({
			style: docsStyle,
			directives: ["frame-ancestors 'none'"]
		});
		function addDocumentationRoutes(app) {
			app.get("/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger())));
			app.get("/docs", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", docsPolicy).type("text/html; charset=utf-8").send(docsPage(app.swagger())));
		}
		;
		const export_route_maximumSendingMs = 24 * 60 * 60 * 1e3;
		function addExportRoute(app, { store, authentication }) {
			app.get("/v1/data/records", {
				schema: {
					tags: ["data"],
					security: [{ key: [] }],
					operationId: "exportRecords",
					summary: "All records of the organisation",
					description: "Returns every record of the organisation that the key belongs to, or of its project if the key is restricted to one, as newline-delimited JSON, which `POST /v1/data/records` accepts. It contains all records that were stored before the request, and perhaps some that are stored during it. If it fails midway, the connection is closed without the end of the content.",
					response: {
						200: {
							description: "The records.",
							content: { "application/x-ndjson": { schema: build.ZUJ.String() } }
						},
						...problemResponses(401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.organisation("read"),
				exposeHeadRoute: false,
				handlerTimeout: export_route_maximumSendingMs
			}, async ({ organisationKey, signal }, reply) => {
				const { org = "", project } = organisationKey ?? {};
				const records = await store.exportRecords({
					org,
					project
				}, signal);
				return reply.header("cache-control", "no-store").type("application/x-ndjson; charset=utf-8").send(external_node_stream_.Readable.from(records, { objectMode: false }));
			});
		}
		;
		const ok = build.ZUJ.Object({ status: build.ZUJ.Literal("ok") }, { description: "Yes." });
		function addHealthRoutes(app, { store, metrics }) {
			const common = {
				tags: ["operation"],
				security: []
			};
			app.get("/healthz", { schema: {
				...common,
				operationId: "health",
				summary: "Whether the server is running",
				response: { 200: ok }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
			app.get("/readyz", {
				schema: {
					...common,
					operationId: "readiness",
					summary: "Whether the server can store and query records",
					description: "Checks that the store responds, the keys can be read, and the disk has space for new records. If not, `detail` gives the reason.",
					response: {
						200: ok,
						...problemResponses(503)
					}
				},
				handlerTimeout: 5e3
			}, async (_request, reply) => {
				await store.checkReadiness().catch((error) => {
					throw unavailable(undefined, error instanceof store_not_ready_error.S ? error.message : "The store does not respond.", 5, error);
				});
				return reply.header("cache-control", "no-store").send({ status: "ok" });
			});
			app.get("/metrics", { schema: {
				...common,
				operationId: "metrics",
				summary: "Prometheus metrics",
				response: { 200: {
					description: "Metrics.",
					content: { "text/plain": { schema: build.ZUJ.String() } }
				} }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").type(metrics.registry.contentType).send(await metrics.registry.metrics()));
		}
		;
		const scopes = build.ZUJ.Array(build.ZUJ.Enum([
			"read",
			"write",
			"badge"
		], { type: "string" }), {
			minItems: 1,
			uniqueItems: true,
			description: "The access that the key grants. `badge` only opens `/v1/badge.svg`, and must be the only scope."
		});
		const restrictions = {
			expiresAt: build.ZUJ.Optional(build.ZUJ.Integer({
				format: "int64",
				minimum: 0,
				maximum: Number.MAX_SAFE_INTEGER,
				description: "The time from which the key is not valid, in Unix ms. Default: never."
			})),
			project: build.ZUJ.Optional(build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "The only project that the key gives access to. Default: all projects."
			}))
		};
		const newKeyRequest = build.ZUJ.Object({
			org: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "The organisation whose data the key gives access to."
			}),
			scopes,
			name: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "A name that helps to recognise the key."
			}),
			...restrictions
		}, { additionalProperties: false });
		const keyFields = {
			id: build.ZUJ.String(),
			org: build.ZUJ.String(),
			scopes,
			name: build.ZUJ.String(),
			createdAt: build.ZUJ.Integer({
				format: "int64",
				description: "The time of creation in Unix ms."
			}),
			...restrictions
		};
		const keyAnswer = build.ZUJ.Object(keyFields, { description: "A key, without its secret value." });
		const managedKeyAnswer = build.ZUJ.Object({
			...keyFields,
			lastUsedAt: build.ZUJ.Optional(build.ZUJ.Integer({
				format: "int64",
				description: "The start of the hour of the last request with the key, in Unix ms. Default: never."
			}))
		}, { description: "A key, without its secret value." });
		const newKeyAnswer = build.ZUJ.Object({
			...keyFields,
			key: build.ZUJ.String({ description: "The secret value of the key. It is returned only once." })
		});
		const keysAnswer = build.ZUJ.Object({ keys: build.ZUJ.Array(managedKeyAnswer) }, { description: "All keys except the administration key, without their secret values." });
		;
		const created = {
			description: "The new key.",
			headers: { Location: build.ZUJ.String({ description: "The address of the key, relative to the address of the request." }) },
			content: { "application/json": { schema: newKeyAnswer } }
		};
		const idSchema = build.ZUJ.Object({ id: build.ZUJ.String({ description: "The id of a key." }) });
		const shownKey = ({ id, org, scopes, name, createdAt, expiresAt, project }) => ({
			id,
			org,
			scopes,
			name,
			createdAt,
			...(0, defined_fields.X)({
				expiresAt,
				project
			})
		});
		const managedKey = (key) => ({
			...shownKey(key),
			...(0, defined_fields.X)({ lastUsedAt: key.lastUsedAt })
		});
		function demandUsable({ scopes, expiresAt }, now) {
			if (scopes.includes("badge") && scopes.length > 1) throw fieldProblem({
				name: "scopes",
				message: "\"badge\" must be the only scope."
			});
			if (expiresAt !== undefined && expiresAt <= now) {
				throw fieldProblem({
					name: "expiresAt",
					message: `${expiresAt} must be later than now, which is ${now}.`
				});
			}
		}
		const demandPlain = async ({ headers }) => {
			if ((headers["content-encoding"] ?? "identity").toLowerCase() === "identity") return;
			throw new HttpProblem(415, "This endpoint does not accept compressed content.", { headers: { "accept-encoding": "identity" } });
		};
		const noSuchKey = () => new HttpProblem(404, "There is no key with this id.");
		const unstored = (reply) => reply.header("cache-control", "no-store");
		async function addKeysRoutes(app, { store, authentication, keyRing, now }) {
			const common = {
				tags: ["keys"],
				security: [{ key: [] }]
			};
			const onRequest = authentication.administration;
			const organisationKeys = async () => (await store.keys()).filter((key) => !isAdministrationKey(key));
			app.post("/v1/keys", {
				schema: {
					...common,
					operationId: "createKey",
					summary: "Create a key",
					body: newKeyRequest,
					response: {
						201: created,
						...problemResponses(400, 401, 403, 413, 415, 429, 500, 503)
					}
				},
				onRequest,
				preParsing: demandPlain,
				bodyLimit: 16 * 1024
			}, async ({ body }, reply) => {
				demandUsable(body, now());
				const key = newApiKey();
				const stored = {
					id: (0, external_node_crypto_.randomUUID)(),
					hash: hashApiKey(key),
					...body,
					createdAt: now()
				};
				await store.addKey(stored);
				keyRing.invalidate();
				return unstored(reply).code(201).header("location", `keys/${stored.id}`).send({
					...shownKey(stored),
					key
				});
			});
			app.get("/v1/keys", {
				schema: {
					...common,
					operationId: "listKeys",
					summary: "List the keys",
					response: {
						200: keysAnswer,
						...problemResponses(401, 403, 429, 500, 503)
					}
				},
				onRequest
			}, async (_request, reply) => unstored(reply).send({ keys: (await organisationKeys()).map(managedKey) }));
			app.get("/v1/keys/:id", {
				schema: {
					...common,
					operationId: "showKey",
					summary: "Show a key",
					params: idSchema,
					response: {
						200: managedKeyAnswer,
						...problemResponses(401, 403, 404, 429, 500, 503)
					}
				},
				onRequest
			}, async ({ params }, reply) => {
				const found = (await organisationKeys()).find(({ id }) => id === params.id);
				if (found === undefined) throw noSuchKey();
				return unstored(reply).send(managedKey(found));
			});
			await app.register(async (scope) => {
				scope.removeAllContentTypeParsers();
				scope.addContentTypeParser("*", (_request, _body, done) => done(null));
				scope.delete("/v1/keys/:id", {
					schema: {
						...common,
						operationId: "revokeKey",
						summary: "Revoke a key",
						description: "The server refuses the key from the next request on. Other servers on the same store refuse it within a second.",
						params: idSchema,
						response: {
							204: build.ZUJ.Null({ description: "The key is revoked." }),
							...problemResponses(401, 403, 404, 429, 500, 503)
						}
					},
					onRequest
				}, async ({ params }, reply) => {
					const known = (await organisationKeys()).some(({ id }) => id === params.id);
					if (!known || !await store.removeKey(params.id)) throw noSuchKey();
					keyRing.invalidate();
					return reply.code(204).send();
				});
			});
		}
		;
		function addOwnKeyRoute(app, { authentication }) {
			app.get("/v1/key", {
				schema: {
					tags: ["keys"],
					security: [{ key: [] }],
					operationId: "ownKey",
					summary: "Show the key of the request",
					description: "Shows what the key of the request may do. Every key of an organisation may ask for itself, whatever its scopes.",
					response: {
						200: keyAnswer,
						...problemResponses(401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.anyScope
			}, async ({ organisationKey }, reply) => {
				if (organisationKey === undefined) throw new Error("The hook has not authenticated the request.");
				return reply.header("cache-control", "no-store").send(shownKey(organisationKey));
			});
		}
		var plausible_time = __webpack_require__(63255);
		var records_validate = __webpack_require__(19758);
		var text_decoder = __webpack_require__(84375);
		var json_fault = __webpack_require__(37147);
		var line_reader = __webpack_require__(94572);
		var ndjson = __webpack_require__(96968);
		;
		const maximumRefusals = 100;
		function readRecordBatch(chunks, maximumRecords, toStorable) {
			const refused = [];
			let refusedCount = 0;
			let count = 0;
			let ready = [];
			const refuse = (line, message) => {
				refusedCount += 1;
				if (refused.length < maximumRefusals) refused.push({
					line,
					message
				});
			};
			const lines = (0, ndjson.g)({
				value(value, line, length) {
					const result = toStorable(value, length);
					if ("refusal" in result) return refuse(line, result.refusal);
					if (count === maximumRecords) throw new HttpProblem(413, `The content has more than ${maximumRecords} records. Split it into several requests.`);
					count += 1;
					ready.push(result.record);
				},
				fault({ line, kind, text }) {
					if (kind === "too-long") throw new HttpProblem(413, `Line ${line} is longer than ${line_reader.nY} characters.`);
					refuse(line, kind === "cut-off" ? "The line is incomplete." : `The line ${(0, json_fault.a)(text)}.`);
				}
			});
			const taken = () => {
				const records = ready;
				ready = [];
				return records;
			};
			const content = (0, external_node_crypto_.createHash)("sha256");
			let hash;
			const decoder = (0, text_decoder.W)();
			const read = (bytes, last) => {
				for (const piece of decoder.decode(bytes, last)) lines.write(piece);
				if (last) lines.end();
				return taken();
			};
			const records = async function* () {
				for await (const chunk of chunks) {
					content.update(chunk);
					yield read(chunk, false);
				}
				yield read(Buffer.alloc(0), true);
			};
			return {
				records: records(),
				get count() {
					return count;
				},
				refused,
				get refusedCount() {
					return refusedCount;
				},
				contentHash: () => {
					hash ??= content.digest("hex");
					return hash;
				}
			};
		}
		;
		const { createZstdDecompress, constants } = external_node_zlib_;
		const zstdWindowLog = 23;
		const chunkSize = 64 * 1024;
		const decompressors = new Map([
			["gzip", () => external_node_zlib_.createGunzip({ chunkSize })],
			["x-gzip", () => external_node_zlib_.createGunzip({ chunkSize })],
			...createZstdDecompress === undefined ? [] : [["zstd", () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax ?? 100]: zstdWindowLog } })]]
		]);
		const readableEncodings = [...decompressors.keys()].filter((name) => name !== "x-gzip");
		async function* requestContent(body, encoding, maximumBytes, signal) {
			const name = encoding?.trim().toLowerCase() ?? "identity";
			const createDecompressor = decompressors.get(name);
			if (createDecompressor === undefined && name !== "identity") {
				throw new HttpProblem(415, `Unsupported Content-Encoding "${(0, display_text.p)(name.slice(0, 60))}". Use ${readableEncodings.join(" or ")}, or send plain content.`, { headers: { "accept-encoding": readableEncodings.join(", ") } });
			}
			const plain = limited(received(body, signal), maximumBytes);
			try {
				yield* createDecompressor === undefined ? plain : limited(decompressed(plain, createDecompressor()), maximumBytes);
			} catch (error) {
				throw request_content_problemOf(error, name);
			}
		}
		async function* received(body, signal) {
			const chunks = body.iterator({ destroyOnReturn: false });
			let abort = (_reason) => {};
			const onAbort = () => abort(signal.reason);
			signal.addEventListener("abort", onAbort);
			try {
				for (;;) {
					signal.throwIfAborted();
					const aborted = new Promise((_, reject) => {
						abort = reject;
					});
					const next = await Promise.race([chunks.next(), aborted]);
					if (next.done) return;
					yield next.value;
				}
			} finally {
				signal.removeEventListener("abort", onAbort);
				const resume = () => void body.resume();
				chunks.return?.().then(resume, resume);
			}
		}
		async function* limited(chunks, maximumBytes) {
			let bytes = 0;
			for await (const chunk of chunks) {
				bytes += chunk.length;
				if (bytes > maximumBytes) throw tooLarge(maximumBytes);
				yield chunk;
			}
		}
		const tooLarge = (maximumBytes) => new HttpProblem(413, `The content has more than ${maximumBytes} bytes, compressed or decompressed. Split it into several requests.`);
		async function* decompressed(chunks, decompressor) {
			const source = external_node_stream_.Readable.from(chunks);
			source.once("error", (error) => decompressor.destroy(error));
			try {
				yield* source.pipe(decompressor);
			} finally {
				source.destroy();
				decompressor.destroy();
			}
		}
		function request_content_problemOf(error, encoding) {
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return new HttpProblem(400, "The content is incomplete.", { cause: error });
			if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error;
			const state = code === "Z_BUF_ERROR" ? "incomplete" : "damaged";
			return new HttpProblem(400, `The ${encoding} data is ${state}. Nothing was stored.`, { cause: error });
		}
		var failure_cause = __webpack_require__(57277);
		var job_identity = __webpack_require__(99712);
		var name_limit = __webpack_require__(14157);
		var cut = __webpack_require__(57545);
		var bound_steps = __webpack_require__(63492);
		;
		function storedEvidence({ status, message, ...given }) {
			if (status !== "failed" || given.steps === undefined && given.attachments === undefined) return {};
			const { attachments, positions, leftOut } = boundAttachments(given.attachments);
			const { steps, leftOut: stepsLeftOut } = (0, bound_steps.q)(given.steps, {
				clean: (text) => text,
				message: typeof message === "string" ? message : undefined,
				positionOf: (position) => positions.get(position)
			});
			return {
				...steps.length > 0 && { steps },
				...leftOutCount("stepsLeftOut", stepsLeftOut, given.stepsLeftOut),
				...attachments.length > 0 && { attachments },
				...leftOutCount("attachmentsLeftOut", leftOut, given.attachmentsLeftOut)
			};
		}
		const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
		function leftOutCount(name, here, before) {
			const sum = Math.min(Number.MAX_SAFE_INTEGER, here + (typeof before === "number" ? before : 0));
			return sum === 0 ? {} : { [name]: sum };
		}
		function boundAttachments(given) {
			const all = Array.isArray(given) ? given : [];
			const attachments = [];
			const positions = new Map();
			for (const [position, value] of all.slice(0, evidence.ZA).entries()) {
				const attachment = boundAttachment(value);
				if (attachment === undefined) continue;
				positions.set(position, attachments.length);
				attachments.push(attachment);
			}
			return {
				attachments,
				positions,
				leftOut: Math.max(0, all.length - evidence.ZA)
			};
		}
		function boundAttachment(value) {
			if (!isObject(value)) return undefined;
			const { type, size, comparison } = value;
			const name = boundName(value.name);
			if (name === undefined) return undefined;
			const compared = boundComparison(comparison);
			return {
				name,
				...typeof type === "string" && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) && { type },
				...typeof size === "number" && Number.isSafeInteger(size) && size >= 0 && { size },
				...compared !== undefined && { comparison: compared }
			};
		}
		const boundName = (value) => typeof value === "string" && value !== "" ? (0, cut.U)(value, evidence.XA) : undefined;
		function boundComparison(value) {
			if (!isObject(value)) return undefined;
			const name = boundName(value.name);
			const side = evidence.KS.find((each) => each === value.side);
			return name === undefined || side === undefined ? undefined : {
				name,
				side
			};
		}
		;
		const isEvidence = (name) => evidenceFields.includes(name);
		const storable_record_fieldsOf = (schema) => new Set(Object.keys(schema.properties).filter((name) => !leftOutFields.has(name)));
		const fieldsOfKind = new Map(Object.entries(schema.Gg).map(([kind, schema]) => [kind, storable_record_fieldsOf(schema)]));
		const attemptFields = new Set([...storable_record_fieldsOf(schema.ZS)].filter((name) => !isEvidence(name)));
		const storable_record_quarantineFields = storable_record_fieldsOf(schema.ou);
		const keys = [
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref",
			"id",
			"name",
			"runner",
			"cause"
		];
		function storableRecord(value, length, { org, project, now, defaultTimestamp, validate }) {
			const wrong = validate(value, length);
			if (wrong !== undefined) return { refusal: `The line is not a valid record: ${wrong}.` };
			const given = value;
			const fields = fieldsOfKind.get(given.kind);
			if (fields === undefined) return { refusal: `Unknown kind of record: "${(0, display_text.p)(given.kind.slice(0, 60))}".` };
			if (given.org !== undefined && given.org !== org) {
				throw new HttpProblem(403, "A record belongs to another organisation than the key. Nothing was stored.");
			}
			if (project !== undefined && !isMissing(given.project) && given.project !== project) {
				throw new HttpProblem(403, "The key gives no access to the project of a record. Nothing was stored.");
			}
			const refusal = refusalOf(given, now);
			if (refusal !== undefined) return { refusal };
			const record = pick(given, fields);
			record.org = org;
			record.pipeline ??= "";
			record.build ??= "";
			record.ref ??= "";
			record.timestamp ??= defaultTimestamp;
			if (given.kind === "test") completeTest(record);
			else if (given.kind === "job") (0, job_identity.c)(record);
			return { record };
		}
		function refusalOf(record, now) {
			if (isMissing(record.project)) return "\"project\" is missing.";
			if (isMissing(record.module)) return "\"module\" is missing.";
			if (record.kind === "job" && isMissing(record.pipeline)) return "\"pipeline\" is missing.";
			const { timestamp } = record;
			if (typeof timestamp === "number" && !(0, plausible_time.v)(timestamp, now)) return `"timestamp" is ${implausibleTime(timestamp, now)}`;
			for (const name of keys) {
				const text = record[name];
				if (typeof text === "string" && text.length > name_limit.o) return `"${name}" must have at most ${name_limit.o} characters.`;
			}
			return undefined;
		}
		function implausibleTime(timestamp, now) {
			const isEarly = timestamp < now;
			const fault = isEarly ? "before the year 2000" : "more than a day in the future";
			const given = Math.abs(timestamp) <= lastDate ? `${timestamp} (${new Date(timestamp).toISOString()})` : String(timestamp);
			return `${given}, which is ${fault}. Use Unix milliseconds, or omit the timestamp.`;
		}
		const lastDate = 864e13;
		const isMissing = (coordinate) => coordinate === undefined || coordinate === "";
		function completeTest(record) {
			record.suite ??= [];
			record.id ??= (0, test_identity.testId)(record.module, record.suite, record.name);
			if (record.attempts !== undefined) {
				record.attempts = record.attempts.map((attempt) => pick(attempt, attemptFields));
			}
			if (record.status === "failed" && record.cause === undefined) addCause(record);
			if (evidenceFields.some((name) => record[name] !== undefined)) {
				const evidence = storedEvidence(record);
				for (const name of evidenceFields) delete record[name];
				Object.assign(record, evidence);
			}
			if (record.quarantine !== undefined) record.quarantine = pick(record.quarantine, storable_record_quarantineFields);
		}
		const examinedLength = 32 * 1024;
		function addCause(record) {
			const { name, suite, message, details, stdout, stderr, steps } = record;
			const start = (text) => typeof text === "string" ? text.slice(0, examinedLength) : undefined;
			if (!message && !details) return;
			const texts = (0, defined_fields.X)({
				message: start(message),
				details: start(details),
				stdout: start(stdout),
				stderr: start(stderr),
				steps
			});
			record.cause = (0, failure_cause.rl)({
				name: String(name),
				suite,
				...texts
			}).id;
		}
		function pick(from, names) {
			const given = Object.keys(from);
			if (given.every((name) => names.has(name))) return from;
			return Object.fromEntries(given.filter((name) => names.has(name)).map((name) => [name, from[name]]));
		}
		var batch_conflict_error = __webpack_require__(46575);
		;
		const idleMs = 1e3;
		const retryAfterSeconds = 2;
		function createUploadMemory({ maximumBytes, maximumBytesPerOrganisation, now = performance.now.bind(performance) }) {
			const shares = new Map();
			let bytesOfAll = 0;
			const free = (share, body) => {
				share.bytes -= body.bytes;
				bytesOfAll -= body.bytes;
				body.bytes = 0;
				share.uploads.delete(body);
			};
			const unfinishedOfLarger = (than) => {
				const larger = [...shares.values()].filter(({ bytes }) => bytes > than.bytes).sort((one, other) => other.bytes - one.bytes);
				for (const share of larger) for (const body of share.uploads) if (!body.isComplete) return [share, body];
				return undefined;
			};
			const ownIdle = (share, except) => {
				for (const body of share.uploads) {
					if (!body.isComplete && body !== except && now() - body.lastMs >= idleMs) return [share, body];
				}
				return undefined;
			};
			const makeRoom = (share, body) => {
				for (;;) {
					const isShareFull = share.bytes > maximumBytesPerOrganisation;
					if (!isShareFull && bytesOfAll <= maximumBytes) return;
					const evicted = (isShareFull ? undefined : unfinishedOfLarger(share)) ?? ownIdle(share, body);
					if (evicted === undefined) throw unavailable("upload_memory", "The server is receiving too many uploads. Retry later.", retryAfterSeconds);
					free(...evicted);
					evicted[1].stop.abort(unavailable("upload_memory", "The upload was incomplete when other uploads needed its memory. Retry it.", retryAfterSeconds));
				}
			};
			return {
				get bytes() {
					return bytesOfAll;
				},
				open(organisation) {
					const share = shares.get(organisation) ?? {
						bytes: 0,
						uploads: new Set()
					};
					shares.set(organisation, share);
					const body = {
						bytes: 0,
						isComplete: false,
						lastMs: now(),
						stop: new AbortController()
					};
					share.uploads.add(body);
					const { signal } = body.stop;
					return {
						signal,
						add(bytes) {
							signal.throwIfAborted();
							body.lastMs = now();
							share.uploads.delete(body);
							share.uploads.add(body);
							body.bytes += bytes;
							share.bytes += bytes;
							bytesOfAll += bytes;
							makeRoom(share, body);
						},
						complete() {
							body.isComplete = true;
						},
						close() {
							free(share, body);
							if (share.uploads.size === 0 && shares.get(organisation) === share) shares.delete(organisation);
						}
					};
				}
			};
		}
		var dist_ajv = __webpack_require__(42463);
		var nearest_name = __webpack_require__(19327);
		;
		const maximumErrors = 20;
		function createParameterReader({ properties, required }) {
			const schemas = properties;
			const names = Object.keys(schemas);
			const isRequired = new Set(required);
			return (raw) => {
				const errors = [];
				const values = {};
				for (const name of Object.keys(raw)) if (!Object.hasOwn(schemas, name)) errors.push(unknownParameter(name, names));
				for (const [name, schema] of Object.entries(schemas)) {
					const given = raw[name];
					if (given === undefined) {
						if (isRequired.has(name)) errors.push({
							name,
							message: "It is required."
						});
						continue;
					}
					const read = schema.type === "array" ? readList(given, schema) : readScalar(given, schema);
					if ("error" in read) errors.push({
						name,
						message: read.error
					});
					else values[name] = read.value;
				}
				const [first] = errors;
				if (first === undefined) return values;
				throw parameterProblem(first, ...errors.slice(1, maximumErrors));
			};
		}
		function unknownParameter(given, names) {
			const nearest = (0, nearest_name.q)(given, names);
			const message = nearest === undefined ? `Unknown parameter. Known parameters: ${names.join(", ")}.` : `Unknown parameter. Did you mean "${nearest}"?`;
			return {
				name: shown(given),
				message
			};
		}
		function readList(given, { items = {}, maxItems = Number.POSITIVE_INFINITY }) {
			const values = new Set();
			const texts = [given].flat().flatMap((piece) => items.enum === undefined ? [piece] : piece.split(","));
			for (const text of texts) {
				const read = readScalar(text, items);
				if ("error" in read) return read;
				values.add(read.value);
			}
			return values.size > maxItems ? { error: `It must be given at most ${maxItems} times.` } : { value: [...values] };
		}
		function readScalar(given, schema) {
			if (typeof given !== "string") return { error: "It must be given only once." };
			if (schema.type === "integer") return readInteger(given, schema);
			if (schema.type === "boolean") {
				return given === "true" || given === "false" ? { value: given === "true" } : { error: `"${shown(given)}" must be true or false.` };
			}
			if (schema.enum !== undefined) {
				return schema.enum.includes(given) ? { value: given } : { error: `"${shown(given)}" must be one of: ${schema.enum.join(", ")}.` };
			}
			if (given === "") return { error: "It must not be empty." };
			if (given.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return { error: `It must have at most ${schema.maxLength} characters.` };
			return { value: given };
		}
		const parameter_reader_int64 = {
			least: -(2n ** 63n),
			most: 2n ** 63n - 1n
		};
		function readInteger(given, { minimum, maximum }) {
			const value = /^-?\d{1,19}$/.test(given) ? BigInt(given) : undefined;
			if (value === undefined || value < parameter_reader_int64.least || value > parameter_reader_int64.most) {
				const expected = /^-?\d+$/.test(given) ? ` between ${parameter_reader_int64.least} and ${parameter_reader_int64.most}` : ", such as 86400000";
				return { error: `"${shown(given)}" must be a 64-bit integer${expected}.` };
			}
			const number = Math.min(Math.max(Number(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
			if (minimum !== undefined && number < minimum) return { error: `${given} must be at least ${minimum}.` };
			if (maximum !== undefined && number > maximum) return { error: `${given} must be at most ${maximum}.` };
			return { value: number };
		}
		function shown(text) {
			const line = (0, display_text.p)(text.slice(0, 200));
			return line.length > 60 ? `${line.slice(0, 60)}\u2026` : line;
		}
		;
		const validator_compiler_maximumErrors = 20;
		function createValidatorCompiler() {
			const ajv = new dist_ajv.Ajv({
				allErrors: true,
				verbose: true,
				formats: { int64: true }
			});
			return ({ schema, httpPart }) => {
				if (httpPart === "querystring") {
					const read = createParameterReader(schema);
					return (raw) => validator_compiler_attempt(() => read(raw));
				}
				const validate = ajv.compile(schema);
				return (value) => validate(value) ? { value } : { error: validator_compiler_problemOf(validate.errors ?? []) };
			};
		}
		function validator_compiler_attempt(read) {
			try {
				return { value: read() };
			} catch (error) {
				return { error };
			}
		}
		function validator_compiler_problemOf(errors) {
			const inputErrors = errors.slice(0, validator_compiler_maximumErrors).map(inputErrorOf);
			const [first] = inputErrors;
			return new HttpProblem(400, first === undefined ? "The request is not valid." : `Invalid field "${first.name}": ${first.message}`, { errors: inputErrors });
		}
		function inputErrorOf({ keyword, instancePath, message = "is wrong", params, parentSchema }) {
			const path = instancePath.slice(1).split("/").filter(Boolean);
			const at = (...more) => [...path, ...more].join(".") || "body";
			switch (keyword) {
				case "required": return {
					name: at(params.missingProperty),
					message: "It is required."
				};
				case "additionalProperties": return {
					name: at((0, display_text.p)(String(params.additionalProperty).slice(0, 60))),
					message: `Unknown field. Known fields: ${Object.keys(parentSchema?.properties ?? {}).join(", ")}.`
				};
				case "type": return {
					name: at(),
					message: `It must be of type ${params.type}.`
				};
				case "enum": return {
					name: at(),
					message: `It must be one of: ${params.allowedValues.join(", ")}.`
				};
				case "minLength":
				case "minItems": return {
					name: at(),
					message: "It must not be empty."
				};
				case "maxLength": return {
					name: at(),
					message: `It must have at most ${params.limit} characters.`
				};
				default: return {
					name: at(),
					message: `It ${message}.`
				};
			}
		}
		;
		const mediaTypes = [
			"application/x-ndjson",
			"application/ndjson",
			"application/jsonl",
			"application/x-jsonlines"
		];
		const responseSchema = build.ZUJ.Object({
			stored: build.ZUJ.Integer({
				minimum: 0,
				description: "The number of stored records. A repeated batch counts once and gets the same response."
			}),
			refused: build.ZUJ.Array(build.ZUJ.Object({
				line: build.ZUJ.Integer({ minimum: 1 }),
				message: build.ZUJ.String()
			}), { description: "The first 100 lines that are not valid records, with the reason. All other lines are stored." }),
			refusedCount: build.ZUJ.Integer({
				minimum: 0,
				description: "The number of refused lines."
			})
		}, { description: "The stored records are on disk. The response also lists the lines that were refused." });
		const idempotencyHeader = "idempotency-key";
		const querySchema = build.ZUJ.Object({ timestamp: build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description: "The time of records without a `timestamp`, in Unix ms. Default: now. It is not part of the content: the same records count once, " + "even if a repeat has another value."
		})) });
		const records_route_schema = {
			operationId: "storeRecords",
			summary: "Store records",
			description: "The content is newline-delimited JSON with one record per line, plain or compressed. Either all valid records are stored or none, and a " + "repeated batch counts once. `org` defaults to the organisation of the key. `project` and `module` are required, and `pipeline` for jobs. A " + "`timestamp` before the year 2000 or more than a day in the future is refused. If a job was run again, only its newest attempt counts, even " + "if an older one arrives later.",
			tags: ["data"],
			security: [{ key: [] }],
			querystring: querySchema,
			headers: build.ZUJ.Object({
				[idempotencyHeader]: build.ZUJ.Optional(build.ZUJ.String({
					minLength: 1,
					maxLength: 255,
					description: "Identifies a batch, so that a repeat counts once. Default: the SHA-256 of the decompressed content. As long as the records are " + "stored, only the same decompressed content is accepted with this key; other content is refused with 422."
				})),
				"content-encoding": build.ZUJ.Optional(build.ZUJ.String({ description: "`gzip`, or `zstd` if the server runs on Node 22.15 or later." }))
			}),
			body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: build.ZUJ.String({ description: "Lines of JSON. Each line matches the schema Record." }) }])) },
			response: {
				200: responseSchema,
				...problemResponses(400, 401, 403, 413, 415, 422, 429, 500, 503)
			}
		};
		async function addRecordsRoute(parent, { store, authentication, metrics, now, uploadLimits }) {
			const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits;
			const validate = (0, records_validate.createRecordValidator)();
			const memory = createUploadMemory({
				maximumBytes: maximumBytesInFlight,
				maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes)
			});
			metrics.addGauge({
				name: "build_report_upload_memory_bytes",
				help: "Memory for the content of running uploads.",
				read: () => memory.bytes
			});
			const storeBatch = async (request, givenKey) => {
				const { org = "", project } = request.organisationKey ?? {};
				const body = memory.open(org);
				const encoding = request.headers["content-encoding"];
				const counted = async function* () {
					for await (const chunk of requestContent(request.body, encoding, maximumBytes, body.signal)) {
						body.add(chunk.length);
						yield chunk;
					}
					body.complete();
				};
				const storableOptions = {
					org,
					project,
					now: now(),
					defaultTimestamp: defaultTimestampOf(request, now()),
					validate
				};
				try {
					const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, storableOptions));
					const { contentHash, records } = batch;
					await store.insert({
						org,
						idempotencyKey: givenKey ?? contentHash,
						contentHash,
						records
					});
					return batch;
				} catch (error) {
					throw error instanceof batch_conflict_error.x ? otherContent(givenKey, error) : error;
				} finally {
					body.close();
				}
			};
			await parent.register(async (app) => {
				app.removeAllContentTypeParsers();
				app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body));
				app.addContentTypeParser("*", (_request, _body, done) => done(wrongType()));
				app.post("/v1/data/records", {
					schema: records_route_schema,
					validatorCompiler: (part) => part.httpPart === "querystring" ? createValidatorCompiler()(part) : () => true,
					onRequest: authentication.organisation("write")
				}, async (request) => {
					if (request.body === undefined || request.body === null) throw wrongType();
					const idempotencyKey = idempotencyKeyOf(request);
					if (Number(request.headers["content-length"]) > maximumBytes) throw tooLarge(maximumBytes);
					const { count, refused, refusedCount } = await storeBatch(request, idempotencyKey);
					metrics.storedRecords.inc(count);
					metrics.refusedLines.inc(refusedCount);
					return {
						stored: count,
						refused,
						refusedCount
					};
				});
			});
		}
		const wrongType = () => new HttpProblem(415, `The Content-Type header must be ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(", ") } });
		function defaultTimestampOf({ query }, now) {
			const { timestamp = now } = query;
			if ((0, plausible_time.v)(timestamp, now)) return timestamp;
			throw parameterProblem({
				name: "timestamp",
				message: `It is ${implausibleTime(timestamp, now)}`
			});
		}
		function otherContent(givenKey, cause) {
			const key = givenKey === undefined ? "hash of the content" : `Idempotency-Key "${(0, display_text.p)(givenKey)}"`;
			return new HttpProblem(422, `The ${key} was already used for other content. Nothing was stored. Retry with another Idempotency-Key.`, { cause });
		}
		function idempotencyKeyOf({ headers }) {
			const key = headers[idempotencyHeader];
			if (key === undefined) return undefined;
			if (typeof key === "string" && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key;
			const message = "It must have 1 to 255 printable ASCII characters.";
			throw new HttpProblem(400, `Invalid header "Idempotency-Key": ${message}`, { errors: [{
				name: "Idempotency-Key",
				message
			}] });
		}
		;
		const store_metrics_lifetimeMs = 5e3;
		const maximumWaitMs = 1e3;
		function addStoreMetrics({ addGauge }, store) {
			let held;
			const figures = () => {
				const sinceMs = performance.now();
				if (held === undefined || sinceMs - held.sinceMs >= store_metrics_lifetimeMs) held = {
					figures: inTime(store.figures()),
					sinceMs
				};
				return held.figures;
			};
			const add = (name, help, field) => addGauge({
				name,
				help,
				read: async () => (await figures())?.[field]
			});
			add("build_report_disk_free_bytes", "Free space on the disk of the data folder.", "freeBytes");
			add("build_report_rows", "Stored records.", "rows");
			add("build_report_parts", "Parts of the table of records.", "parts");
			add("build_report_queries_waiting", "Queries that wait for their turn.", "waitingQueries");
		}
		function inTime(promise) {
			return new Promise((resolve) => {
				const timer = setTimeout(() => resolve(undefined), maximumWaitMs);
				promise.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
			});
		}
		;
		const mebibyte = 1024 * 1024;
		const defaultRateLimits = {
			requestsPerKey: 1200,
			failuresPerAddress: 60
		};
		const defaultUploadLimits = {
			maximumBytes: 32 * mebibyte,
			maximumRecords: 1e5,
			maximumBytesInFlight: 128 * mebibyte
		};
		const defaultTimeouts = {
			headersMs: 15e3,
			requestMs: 12e4,
			idleMs: 15e4
		};
		async function createApp(options) {
			const { store, adminKey, dashboard, now = Date.now, log, trustProxy = false } = options;
			const { rateLimits = defaultRateLimits, uploadLimits = defaultUploadLimits, timeouts = defaultTimeouts } = options;
			const app = (0, fastify.fastify)({
				...logOptions(log),
				trustProxy: trustProxy && ((_address, hop) => hop === 0),
				requestTimeout: timeouts.requestMs,
				handlerTimeout: timeouts.requestMs,
				connectionTimeout: timeouts.idleMs,
				http: {
					requireHostHeader: false,
					headersTimeout: timeouts.headersMs,
					connectionsCheckingInterval: Math.ceil(timeouts.headersMs / 5)
				},
				return503OnClosing: false,
				frameworkErrors: sendFrameworkProblem,
				clientErrorHandler: answerClientError
			});
			app.removeContentTypeParser("text/plain");
			app.setValidatorCompiler(createValidatorCompiler());
			addErrorHandlers(app);
			addRequestLog(app);
			closeGracefully(app);
			await app.register(helmet_default(), {
				contentSecurityPolicy: {
					useDefaults: false,
					directives: {
						"default-src": ["'none'"],
						"frame-ancestors": ["'none'"]
					}
				},
				strictTransportSecurity: { includeSubDomains: false }
			});
			await app.register(compress_default(), {
				globalDecompression: false,
				zlibOptions: { level: 1 },
				brotliOptions: { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: 1 } }
			});
			await app.register(rate_limit_default(), {
				global: false,
				store: rateLimitCounters
			});
			await addOpenapi(app);
			const closeMethods = createAllowedMethods(app);
			const keyRing = createKeyRing(store, adminKey, now);
			const metrics = createMetrics(app);
			addStoreMetrics(metrics, store);
			const keyUses = createKeyUses(store, now, (err) => app.log.warn({ err }, "The use of a key was not recorded."));
			app.addHook("onClose", keyUses.settle);
			const context = {
				store: measuredStore(store, metrics.registry),
				keyRing,
				authentication: createAuthentication(app, keyRing, rateLimits, keyUses.record),
				metrics,
				now,
				uploadLimits
			};
			await addRecordsRoute(app, context);
			addExportRoute(app, context);
			addDataRoutes(app, context);
			addBadgeRoute(app, context);
			addOwnKeyRoute(app, context);
			await addKeysRoutes(app, context);
			addBackupRoute(app, context);
			addHealthRoutes(app, context);
			addDocumentationRoutes(app);
			if (dashboard !== undefined) addDashboardRoute(app, dashboard);
			closeMethods();
			return app;
		}
		;
		const graceMs = 8e3;
		const safeKeyLength = 32;
		async function startServer(options) {
			try {
				return await startOnStore(options);
			} catch (error) {
				await options.store.close();
				throw error;
			}
		}
		async function startOnStore(options) {
			const { store, adminKey, host, port, stdout, stderr, onListening, logLevel = "info", now = Date.now } = options;
			if (adminKey === "") throw new errors.yo("SERVICE_ADMIN_KEY is empty.", { hint: "Set a value, or unset it." });
			if (adminKey !== undefined && adminKey.length < safeKeyLength) {
				stderr.write(`warning: SERVICE_ADMIN_KEY has only ${adminKey.length} characters and can be guessed. Use at least ${safeKeyLength} random characters.\n`);
			}
			const later = {};
			const warnings = await store.prepare({
				warn: (text) => later.log?.warn(text),
				info: (text) => later.log?.info(text)
			});
			const app = await createApp({
				...options,
				log: {
					level: logLevel,
					stream: stderr
				}
			});
			later.log = app.log;
			for (const warning of warnings) app.log.warn(warning);
			try {
				await app.listen({
					host,
					port,
					listenTextResolver: () => "listening"
				});
			} catch (cause) {
				await app.close();
				throw cannotListen(host, port, cause);
			}
			const url = urlOf(host, app.server.address().port);
			const close = async () => {
				const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs);
				await app.close();
				clearTimeout(deadline);
				await store.close();
			};
			try {
				const firstKey = adminKey === undefined ? await firstAdministrationKey(store, now()) : undefined;
				stdout.write(`listening on ${url}\n`);
				if (firstKey !== undefined) stdout.write(`administration key, shown only once: ${firstKey}\n`);
				onListening?.(url);
			} catch (error) {
				await app.close();
				throw error;
			}
			return {
				url,
				close
			};
		}
		async function serve(options, signal) {
			const server = await startServer(options);
			if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
			await server.close();
		}
		const urlOf = (host, port) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
		function cannotListen(host, port, cause) {
			const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
			if (code === "EADDRINUSE") return new errors.yo(`Port ${port} of ${host} is already in use.`, {
				hint: "Choose another port with --port, or 0 for a free one.",
				cause
			});
			if (code === "EACCES") return new errors.yo(`Port ${port} requires more privileges.`, {
				hint: "Choose a port from 1024 with --port.",
				cause
			});
			if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new errors.yo(`"${host}" is not an address of this machine.`, {
				hint: "Choose another address with --host.",
				cause
			});
			return new errors.oB(`Cannot listen on ${urlOf(host, port)}: ${(0, errors.bD)(cause)}.`, { cause });
		}
		;
		const record_row_lastTimestamp = 864e13;
		const longestDuration = 0x38d7ea4c68000;
		const counters = [
			"line",
			"column",
			"attempt",
			"size"
		];
		function recordRow(record, arrived) {
			const columns = adapted(record, arrived);
			const row = columns === undefined ? record : {
				...record,
				...columns
			};
			return withoutLoneSurrogates(`{"arrived":${arrived},${JSON.stringify(row).slice(1)}`);
		}
		function adapted(record, arrived) {
			const { kind, timestamp, duration, attempts, quarantine, pullRequest } = record;
			let columns;
			const set = (column, value) => {
				columns ??= {};
				columns[column] = value;
			};
			const time = typeof timestamp === "number" ? timestamp : Math.floor(arrived / 1e3);
			const held = Math.min(Math.max(time, -record_row_lastTimestamp), record_row_lastTimestamp);
			if (held !== timestamp) set("timestamp", held);
			if (typeof duration === "number" && duration > longestDuration) set("duration", longestDuration);
			for (const field of counters) {
				const count = record[field];
				if (typeof count === "number" && count > Number.MAX_SAFE_INTEGER) set(field, Number.MAX_SAFE_INTEGER);
			}
			if (attempts !== undefined) set("attempts", JSON.stringify(attempts));
			if (quarantine !== undefined) set("quarantine", JSON.stringify(quarantine));
			if (evidenceFields.some((name) => record[name] !== undefined)) {
				set("evidence", JSON.stringify(Object.fromEntries(evidenceFields.map((name) => [name, record[name]]))));
				for (const name of evidenceFields) set(name, undefined);
			}
			if (pullRequest !== undefined) set("pullRequest", String(pullRequest));
			if (kind === "job" && record.name === undefined) set("name", record.id);
			if (kind === "property") {
				const { value } = record;
				set("valueType", record.valueType ?? typeof value);
				set(typeof value === "number" ? "valueNumber" : "valueText", value);
				set("value", undefined);
			}
			return columns;
		}
		function withoutLoneSurrogates(json) {
			if (!json.includes("\\ud")) return json;
			return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => found.length > 2 ? "\ufffd" : found);
		}
		;
		const pieceLength = 64 * 1024;
		const hashLength = 32;
		const noHash = "0".repeat(hashLength);
		const beforeBatch = "{\"batch\":\"";
		const beforeContent = `${beforeBatch}${noHash}","content":"`;
		const beforeStored = `${beforeContent}${noHash}","stored":`;
		const storedLength = 10;
		const placeholder = `${beforeStored}${"0".repeat(storedLength)},`;
		const lineFeed = 10;
		const firstStored = 1e9;
		async function collectRows(records, arrive) {
			const rows = [];
			let piece = "";
			const take = (record) => {
				piece += `${placeholder}${recordRow(record, arrive()).slice(1)}\n`;
				if (piece.length < pieceLength) return;
				rows.push(Buffer.from(piece));
				piece = "";
			};
			if (Symbol.asyncIterator in records) {
				for await (const some of records) some.forEach(take);
			} else {
				records.forEach(take);
			}
			if (piece !== "") rows.push(Buffer.from(piece));
			return rows;
		}
		function sealRows(rows, { batch, content, stored }) {
			const seconds = String(stored);
			for (const piece of rows) {
				for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
					piece.write(batch, start + beforeBatch.length, hashLength, "latin1");
					piece.write(content, start + beforeContent.length, hashLength, "latin1");
					piece.write(seconds, start + beforeStored.length, storedLength, "latin1");
				}
			}
		}
		function rowsOfOtherModules(rows, excluded) {
			const kept = [];
			for (const piece of rows) {
				for (let start = 0, end = 0; start < piece.length; start = end) {
					end = piece.indexOf(lineFeed, start) + 1;
					const { project, module } = JSON.parse(`{${piece.toString("utf8", start + placeholder.length, end)}`);
					if (!excluded.has(moduleKey({
						project,
						module
					}))) kept.push(piece.subarray(start, end));
				}
			}
			return kept;
		}
		var coalesce = __webpack_require__(16533);
		;
		async function longStatement(client, query) {
			await client.command({
				query,
				clickhouse_settings: {
					send_progress_in_http_headers: 1,
					http_headers_progress_interval_ms: "30000"
				}
			});
		}
		;
		const settlingS = 10 * 60;
		const updateIntervalMs = 15 * 60 * 1e3;
		const maximumRecent = 2e4;
		const batchesPerQuery = 100;
		const mark = "0".repeat(32);
		const updateSettings = `max_threads = 2, max_insert_threads = 1, max_bytes_before_external_group_by = ${512 * 1024 ** 2}, max_memory_usage = ${2 * 1024 ** 3}`;
		function createBatchIndex({ client, exclusive }, now, onChange = () => {}) {
			let complete;
			let lastStored = firstStored;
			let updatedMs = Number.NEGATIVE_INFINITY;
			const running = new Set();
			let recent = new Map();
			let unknownFrom = 0;
			let failures = 0;
			let isUpdateFailing = false;
			const readMark = async () => {
				const [row] = await (0, select_rows.A)(client, `SELECT toUnixTimestamp(max(stored)) AS seconds FROM batches WHERE batch = '${mark}'`);
				complete = Math.max(complete ?? 0, row?.seconds ?? 0);
				lastStored = Math.max(lastStored, complete);
				if (exclusive) unknownFrom = unknownFrom === undefined ? undefined : Math.max(unknownFrom, complete);
				else unknownFrom = Math.max(0, complete - settlingS);
				return complete;
			};
			const readMarkOnce = (0, coalesce.Y)(async () => {
				if (complete === undefined) await readMark();
			});
			const storedNow = () => {
				lastStored = Math.max(lastStored, Math.floor(now() / 1e3));
				return lastStored;
			};
			const search = (0, coalesce.Y)(async (batches) => {
				const list = batches.map((batch) => `'${batch}'`).join(", ");
				const from = (table, condition) => (0, select_rows.A)(client, `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, project, module
FROM ${table} WHERE ${condition}batch IN (${list}) GROUP BY batch, content, project, module`);
				const inRows = unknownFrom === undefined ? [] : [from("records", `stored >= toDateTime(${unknownFrom}, 'UTC') AND `)];
				const found = new Map();
				for (const { id, hash, project, module } of (await Promise.all([from("batches", ""), ...inRows])).flat()) {
					const contents = found.get(id) ?? new Map();
					const modules = contents.get(hash) ?? new Set();
					found.set(id, contents.set(hash, modules.add(moduleKey({
						project,
						module
					}))));
				}
				return found;
			}, { maximumWeight: batchesPerQuery });
			const addEntries = async (from, to) => {
				await longStatement(client, `INSERT INTO batches SELECT batch, content, project, module, max(records.stored) FROM records
WHERE records.stored >= toDateTime(${from}, 'UTC') AND records.stored < toDateTime(${to}, 'UTC')
GROUP BY batch, content, project, module SETTINGS ${updateSettings}`);
				await client.insert({
					table: "batches",
					values: [{
						batch: mark,
						content: mark,
						stored: to
					}],
					format: "JSONEachRow"
				});
				complete = to;
			};
			const nextStored = async (from) => {
				const [row] = await (0, select_rows.A)(client, `SELECT toUnixTimestamp(min(stored)) AS first, toFloat64(count()) AS count FROM records WHERE stored >= toDateTime(${from}, 'UTC')`);
				return row === undefined || row.count === 0 ? undefined : row.first;
			};
			const latestStored = async () => (await (0, select_rows.A)(client, "SELECT toUnixTimestamp(max(stored)) AS seconds FROM records"))[0]?.seconds ?? 0;
			const update = (0, coalesce.Y)(async () => {
				updatedMs = performance.now();
				const from = await readMark();
				const latest = exclusive && unknownFrom !== undefined ? await latestStored() : 0;
				lastStored = Math.max(lastStored, latest + 1);
				const to = exclusive ? Math.min(storedNow(), ...[...running].map(({ stored }) => stored)) : Math.floor(now() / 1e3) - settlingS;
				if (to <= from) return;
				const failuresBefore = failures;
				for (let begin = await nextStored(from); begin !== undefined && begin < to; begin = await nextStored(complete ?? to)) {
					await addEntries(begin, Math.min(nextMonth(begin), to));
				}
				if (!exclusive) {
					unknownFrom = Math.max(0, to - settlingS);
					return;
				}
				recent = new Map([...recent].filter(([, { stored }]) => stored >= to));
				if (unknownFrom !== undefined && unknownFrom < to) unknownFrom = failures === failuresBefore && latest < to ? undefined : to;
			});
			const remember = (seal) => {
				if (recent.size >= 2 * maximumRecent) {
					for (const { stored } of recent.values()) unknownFrom = Math.min(unknownFrom ?? stored, stored);
					recent.clear();
				}
				recent.set(seal.batch, seal);
			};
			const updateNow = async () => {
				try {
					await update();
					isUpdateFailing = false;
				} catch (error) {
					isUpdateFailing = true;
					throw error;
				}
			};
			let updating = Promise.resolve();
			const updateIfDue = () => {
				const waitedMs = performance.now() - updatedMs;
				if (waitedMs < updateIntervalMs && !(recent.size > maximumRecent && waitedMs > 1e3)) return;
				updatedMs = performance.now();
				const wasFailing = isUpdateFailing;
				updating = updateNow().then(() => {
					if (wasFailing) onChange();
				}, (error) => {
					if (!wasFailing) onChange(error);
				});
			};
			return {
				async find(batch) {
					await readMarkOnce();
					const known = recent.get(batch);
					return known === undefined ? (await search(batch)).get(batch) ?? new Map() : new Map([[known.content, new Set()]]);
				},
				async add(hashes, insert) {
					await readMarkOnce();
					const seal = {
						...hashes,
						stored: storedNow()
					};
					running.add(seal);
					try {
						await insert(seal);
						if (exclusive) remember(seal);
					} catch (error) {
						failures += 1;
						if (exclusive) unknownFrom = Math.min(unknownFrom ?? seal.stored, seal.stored);
						throw error;
					} finally {
						running.delete(seal);
					}
					updateIfDue();
				},
				update: updateNow,
				close: () => updating
			};
		}
		function nextMonth(seconds) {
			const date = new Date(seconds * 1e3);
			return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1e3;
		}
		;
		function createDataPartCheck(client) {
			let checkedBlock;
			let damaged = 0;
			const newParts = (after) => (0, select_rows.A)(client, `SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`);
			const checkPart = async (name) => {
				const results = await (0, select_rows.A)(client, `CHECK TABLE records PART '${name}' SETTINGS check_query_single_value_result = 0`);
				if (results.every(({ is_passed }) => is_passed === 1)) return;
				damaged += 1;
				await client.command({ query: `ALTER TABLE records DETACH PART '${name}'` });
			};
			const checkNew = async () => {
				for (const { name, block } of await newParts(checkedBlock ?? 0n)) {
					await checkPart(name);
					checkedBlock = BigInt(block);
				}
			};
			const check = (0, coalesce.Y)(checkNew);
			const begin = (0, coalesce.Y)(async () => {
				const query = "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'";
				checkedBlock ??= BigInt((await (0, select_rows.A)(client, query))[0]?.block ?? 0);
			});
			return async () => {
				if (checkedBlock === undefined) await begin();
				const before = damaged;
				return async () => {
					await check();
					if (damaged !== before) throw new store_unavailable_error.o("The files of new records could not be written: the disk is full or failing, or a quota or a process limit is reached.");
				};
			};
		}
		;
		const oneBlock = {
			async_insert: 0,
			distributed_foreground_insert: 1,
			input_format_parallel_parsing: 0,
			input_format_skip_unknown_fields: 1,
			max_insert_block_size: "1000000000",
			min_insert_block_size_rows: "1000000000",
			min_insert_block_size_bytes: "1000000000000"
		};
		const ofSingleWriter = {
			insert_deduplicate: 0,
			materialize_skip_indexes_on_insert: 0
		};
		const asyncInsert = {
			async_insert: 1,
			wait_for_async_insert: 1,
			async_insert_deduplicate: 1
		};
		const asyncInsertOfShards = {
			wait_for_async_insert: 1,
			async_insert_deduplicate: 1,
			prefer_localhost_replica: 0
		};
		function createBatchWriter(connection, index, { cluster, asyncInserts }, now) {
			const watchParts = createDataPartCheck(connection.client);
			const running = new Map();
			let arrived = 0;
			const arrive = () => {
				arrived = Math.max(arrived + 1, now() * 1e3);
				return arrived;
			};
			const storedModules = async ({ batch, content }) => {
				const contents = await index.find(batch);
				const modules = contents.get(content) ?? contents.get("");
				if (contents.size > 0 && modules === undefined) throw conflict();
				return modules;
			};
			const insertRows = async (org, rows, { batch, content }) => {
				if (connection.exclusive) {
					const check = await watchParts();
					await connection.insertRows(rows, {
						...oneBlock,
						...ofSingleWriter
					}, org);
					await check();
					return;
				}
				const token = cluster === undefined ? batch : `${batch}${content}`;
				const once = {
					insert_deduplicate: 1,
					insert_deduplication_token: token
				};
				const combined = asyncInserts ? cluster === undefined ? asyncInsert : asyncInsertOfShards : {};
				await connection.insertRows(rows, {
					...oneBlock,
					...combined,
					...once
				}, org);
			};
			const store = async (org, rows, hashes) => {
				const modules = await storedModules(hashes);
				const missing = modules === undefined ? rows : cluster === undefined ? [] : rowsOfOtherModules(rows, modules);
				if (missing.length === 0) return;
				await index.add(hashes, async (seal) => {
					sealRows(missing, seal);
					await insertRows(org, missing, seal);
				});
				if (!connection.exclusive) await storedModules(hashes);
			};
			return {
				collect: (records) => collectRows(records, arrive),
				async write({ org, idempotencyKey, contentHash, rows }) {
					const batch = shortHash(JSON.stringify([org, idempotencyKey]));
					const content = shortHash(contentHash);
					for (let first = running.get(batch); first !== undefined; first = running.get(batch)) {
						const succeeded = await first.stored.then(() => true, () => false);
						if (!succeeded) continue;
						if (first.content === content) return;
						throw conflict();
					}
					if (rows.length === 0) {
						await storedModules({
							batch,
							content
						});
						return;
					}
					const stored = store(org, rows, {
						batch,
						content
					}).finally(() => running.delete(batch));
					running.set(batch, {
						content,
						stored
					});
					await stored;
				}
			};
		}
		const conflict = () => new batch_conflict_error.x("The key of the batch was already used for other content.");
		const shortHash = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32);
		;
		async function readFigures({ client, exclusive, freeBytes, waitingQueries }) {
			const known = {
				waitingQueries: waitingQueries(),
				freeBytes: freeBytes()
			};
			if (!exclusive) return known;
			const [sums] = await (0, select_rows.A)(client, `SELECT toFloat64(sum(system.parts.rows)) AS rows, toFloat64(count()) AS parts FROM system.parts
WHERE database = currentDatabase() AND table = 'records' AND active`);
			return {
				...known,
				...sums
			};
		}
		var backup_format = __webpack_require__(78620);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var tar_stream = __webpack_require__(56118);
		;
		function packBackup(manifest, files) {
			const archive = (0, tar_stream.pack)();
			const mtime = new Date(manifest.createdAt);
			const add = async (name, content, size) => {
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const hashed = async function* (chunks) {
					for await (const chunk of chunks) {
						hash.update(chunk);
						yield chunk;
					}
				};
				await (0, external_node_stream_promises_.pipeline)(content, hashed, archive.entry({
					name,
					size,
					mode: 384,
					mtime
				}));
				return hash.digest("hex");
			};
			const addText = (name, text) => add(name, external_node_stream_.Readable.from([Buffer.from(text)]), Buffer.byteLength(text));
			const fill = async () => {
				await addText(backup_format.vS, `${JSON.stringify(manifest)}\n`);
				const checksums = [];
				for await (const { path, source, bytes } of files) {
					const content = bytes === 0 ? external_node_stream_.Readable.from([]) : (0, external_node_fs_.createReadStream)(source, { end: bytes - 1 });
					checksums.push((0, backup_format.Ut)(path, await add(path, content, bytes)));
				}
				await addText(backup_format.uw, checksums.join(""));
				archive.finalize();
			};
			fill().catch((error) => archive.destroy(error));
			return external_node_stream_.Readable.from(archive, { objectMode: false });
		}
		;
		async function backupFolder({ snapshot }, now) {
			if (snapshot === undefined) throw new BackupUnsupportedError("The store is a ClickHouse server.");
			const createdAt = now();
			const { schemaVersion, files, remove } = await snapshot();
			return packBackup({
				format: backup_format.sX,
				version: package_0.rE,
				schemaVersion,
				createdAt
			}, files).once("close", () => void remove().catch(() => {}));
		}
		;
		const lastVersion = String(2n ** 64n - 1n);
		function createKeyTable(client, now) {
			const put = async (key, revoked) => {
				const values = [{
					...key_table_rowOf(key),
					version: revoked ? lastVersion : now(),
					revoked
				}];
				await client.insert({
					table: "keys",
					values,
					format: "JSONEachRow"
				});
			};
			const keys = async () => {
				const query = `SELECT id, hash, org, scopes, name, toFloat64(keys.createdAt) AS createdAt
FROM keys FINAL WHERE NOT revoked ORDER BY keys.createdAt, id`;
				const rows = await client.query({
					query,
					format: "JSONEachRow"
				});
				return (await rows.json()).map(keyOf);
			};
			return {
				keys,
				addKey: (key) => put(key, false),
				async removeKey(id) {
					const key = (await keys()).find((one) => one.id === id);
					if (key === undefined) return false;
					await put(key, true);
					return true;
				}
			};
		}
		function key_table_rowOf({ scopes, expiresAt, project, lastUsedAt, ...key }) {
			if (expiresAt === undefined && project === undefined && lastUsedAt === undefined) return {
				...key,
				scopes
			};
			return {
				...key,
				scopes: [JSON.stringify({
					scopes,
					expiresAt,
					project,
					lastUsedAt
				})]
			};
		}
		function keyOf({ scopes, ...key }) {
			const [first = ""] = scopes;
			return {
				...key,
				...first.startsWith("{") ? JSON.parse(first) : { scopes }
			};
		}
		var open_connection = __webpack_require__(4674);
		var prepare_schema = __webpack_require__(32972);
		;
		async function checkReadiness(connection, { keys }) {
			const answer = await connection.client.ping({ select: true });
			if (!answer.success) throw new store_not_ready_error.S("The store does not respond.", { cause: answer.error });
			try {
				await keys();
			} catch (cause) {
				throw new store_not_ready_error.S("The store responds, but its API keys cannot be read, so every request with a key fails.", { cause });
			}
			demandSpace(connection);
		}
		function demandSpace({ isFull }) {
			if (isFull()) throw new disk_full_error.V();
		}
		;
		const lastSecond = 2 ** 32 - 1;
		async function applyRetention(client, layout, { retentionMs, demandSpace }) {
			const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1e3), 1), lastSecond);
			const later = seconds === undefined ? undefined : Math.min(seconds + partSeconds, lastSecond);
			const changes = [await expiryChange(client, layout, (0, table_layout.T8)(layout), "intDiv(timestamp, 1000)", seconds), await expiryChange(client, layout, "batches", "toUInt32(stored)", later)].filter((query) => query !== undefined);
			if (changes.length > 0) demandSpace();
			for (const query of changes) await client.command({ query });
		}
		const partSeconds = 40 * 24 * 60 * 60;
		async function expiryChange(client, layout, table, time, seconds) {
			const query = "SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}";
			const rows = await client.query({
				query,
				query_params: {
					database: layout.database,
					table
				},
				format: "JSONEachRow"
			});
			const ddl = (await rows.json())[0]?.ddl ?? "";
			const current = /\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)/.exec(ddl)?.[1];
			if (current === seconds?.toString()) return undefined;
			const change = seconds === undefined ? "REMOVE TTL" : `MODIFY TTL ${expiry(time, seconds)}`;
			return `ALTER TABLE ${table}${(0, table_layout.mx)(layout)} ${change}`;
		}
		const expiry = (time, seconds) => `toDateTime(greatest(0, least(${lastSecond - seconds}, ${time}))) + toIntervalSecond(${seconds})`;
		;
		async function applyAsyncInserts(client, layout, asyncInserts) {
			if (layout.cluster === undefined) return;
			const table = (0, table_layout.T8)(layout);
			const query = "SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}";
			const rows = await client.query({
				query,
				query_params: {
					database: layout.database,
					table
				},
				format: "JSONEachRow"
			});
			const isSet = /\basync_insert = 1\b/.test((await rows.json())[0]?.ddl ?? "");
			if (isSet === asyncInserts) return;
			const change = asyncInserts ? "MODIFY SETTING async_insert = 1" : "RESET SETTING async_insert";
			await client.command({ query: `ALTER TABLE ${table}${(0, table_layout.mx)(layout)} ${change}` });
		}
		;
		async function openClickHouseStore(options) {
			const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, now = Date.now } = options;
			if (cluster !== undefined && ("folder" in place || !/^[\w.-]+$/.test(cluster))) {
				throw "folder" in place ? new errors.yo(`--cluster ${JSON.stringify(cluster)} requires a ClickHouse server.`, { hint: "Set --store, or remove --cluster." }) : new errors.yo(`--cluster ${JSON.stringify(cluster)} is not a valid cluster name.`, { hint: "Use a name that system.clusters lists." });
			}
			if (asyncInserts && "folder" in place) {
				throw new errors.yo("--async-inserts requires a ClickHouse server.", { hint: "Set --store, or remove --async-inserts." });
			}
			const connection = await (0, open_connection.J)(place, cluster);
			const { client, database } = connection;
			const layout = {
				database,
				cluster
			};
			let log;
			const index = createBatchIndex(connection, now, (error) => {
				if (error === undefined) log?.info("The index of batches is updated again.");
				else log?.warn(`${indexIsOld}: ${(0, errors.bD)((0, engine_error.v_)(error))}`);
			});
			const writer = createBatchWriter(connection, index, {
				...layout,
				asyncInserts
			}, now);
			const keyTable = createKeyTable(client, now);
			const stepExpiry = createStepExpiry(connection, layout);
			const storing = (method) => async (...given) => {
				try {
					return await translated(method)(...given);
				} catch (error) {
					if (error instanceof store_unavailable_error.o && connection.isFull()) throw new disk_full_error.V({ cause: error });
					throw error;
				}
			};
			return {
				prepare: translated(async (given) => {
					log = given;
					const demandSpaceOfTables = () => demandSpace(connection);
					await (0, prepare_schema.b)(client, layout, demandSpaceOfTables);
					const retention = await attempted(() => applyRetention(client, layout, {
						retentionMs,
						demandSpace: demandSpaceOfTables
					}), "The retention of the tables was not changed, so records are deleted as before", disk_full_error.V);
					await applyAsyncInserts(client, layout, asyncInserts);
					const refresh = await attempted(index.update, indexIsOld, store_unavailable_error.o);
					return [retention, refresh].filter((warning) => warning !== undefined);
				}),
				checkReadiness: (0, coalesce.Y)(() => checkReadiness(connection, keyTable)),
				insert: async ({ org, idempotencyKey, contentHash, records }) => {
					const rows = await writer.collect(records);
					const key = typeof idempotencyKey === "string" ? idempotencyKey : idempotencyKey();
					await storing(writer.write)({
						org,
						idempotencyKey: key,
						contentHash: contentHash?.() ?? key,
						rows
					});
					stepExpiry.runIfDue();
				},
				...queryMethods((name) => {
					const { read } = queries[name];
					return translated((parameters, signal) => read({
						connection,
						caller: {
							organisation: parameters.org,
							signal
						},
						limits,
						retained: retainedRecords(layout, retentionMs, now())
					}, parameters));
				}),
				backup: translated(() => backupFolder(connection, now)),
				figures: () => readFigures(connection),
				addKey: storing(keyTable.addKey),
				removeKey: storing(keyTable.removeKey),
				keys: translated(keyTable.keys),
				close: async () => {
					await Promise.all([index.close(), stepExpiry.close()]);
					await connection.close();
				}
			};
		}
		const indexIsOld = "The index of batches was not updated, so uploads take longer";
		async function attempted(step, consequence, type) {
			try {
				await step();
				return undefined;
			} catch (error) {
				if (!((0, engine_error.v_)(error) instanceof type)) throw error;
				return `${consequence}: ${(0, errors.bD)(error)}`;
			}
		}
		const translated = (method) => async (...given) => {
			try {
				return await method(...given);
			} catch (error) {
				throw (0, engine_error.v_)(error);
			}
		};
		var cli_log = __webpack_require__(5057);
		var cli_options = __webpack_require__(40357);
		var store_place = __webpack_require__(76484);
		;
		async function serveCommand(options, { env, cwd, stdout, stderr, signal }) {
			const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options;
			const port = readPort(options.port);
			const retentionMs = options.retention === undefined ? undefined : readRetention(options.retention);
			const isTemporary = demo && options.data === undefined && options.store === undefined;
			const temporaryFolder = isTemporary ? (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "build-report-demo-")) : undefined;
			try {
				const place = (0, store_place.F)(temporaryFolder === undefined ? options : {
					...options,
					data: temporaryFolder
				}, (0, external_node_path_.resolve)(cwd, options.cwd ?? "."), env);
				const store = await openClickHouseStore({
					place,
					cluster,
					retentionMs,
					asyncInserts
				});
				if (temporaryFolder !== undefined) {
					const log = (0, cli_log.h)({
						stream: stderr,
						color: (0, cli_options.c)(stderr, env, quiet),
						quiet
					});
					log.info(`The demo is stored in ${temporaryFolder}, which is removed at the end. To keep it, set --data.`);
				}
				const demoKey = demo ? await prepareDemo(store) : undefined;
				const notifier = createServiceNotifier(env, (reason) => stderr.write(`warning: ${reason}\n`));
				signal?.addEventListener("abort", () => void notifier.stopping(), { once: true });
				const onListening = (url) => {
					void notifier.ready(() => store.checkReadiness().catch(() => {}));
					if (demoKey !== undefined) stdout.write(`Open the demo: ${demoLink(url, demoKey)}\n`);
					(0, heap.vE)();
				};
				const logLevel = demo && stderr.isTTY === true ? "warn" : undefined;
				await serve({
					store,
					dashboard: dashboardPage,
					adminKey: env.SERVICE_ADMIN_KEY,
					trustProxy,
					host,
					port,
					stdout,
					stderr,
					logLevel,
					onListening
				}, signal ?? new AbortController().signal);
			} catch (error) {
				if (!(error instanceof store_unavailable_error.o)) throw error;
				throw new errors.oB(error.message, {
					hint: "Fix the store, then restart the server.",
					cause: error
				});
			} finally {
				if (temporaryFolder !== undefined) (0, external_node_fs_.rmSync)(temporaryFolder, {
					recursive: true,
					force: true
				});
			}
			return cli_options.$.ok;
		}
		async function prepareDemo(store) {
			try {
				await store.prepare();
				await fillDemo(store, Date.now());
				return await createDemoKey(store, Date.now());
			} catch (error) {
				await store.close();
				throw error;
			}
		}
		function readPort(text) {
			const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
			if (port <= 65535) return port;
			throw new errors.yo(`Invalid --port "${text}".`, { hint: "Use 0 to 65535; 0 picks a free port." });
		}
		const unitsMs = new Map([["h", 36e5], ["d", 864e5]]);
		function readRetention(text) {
			const [, count, unit = ""] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
			const ms = Number(count) * (unitsMs.get(unit) ?? Number.NaN);
			if (ms > 0) return ms;
			throw new errors.yo(`Invalid --retention "${text}".`, { hint: "Use days or hours, such as 400d or 48h." });
		}
	}),
	31059: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X3: () => limitRows,
			tp: () => createHistories,
			up: () => noHistories
		});
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(988);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
		var _row_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78113);
		var _table_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93828);
		function createHistories(builds, rows, limit = _history_rows_js__WEBPACK_IMPORTED_MODULE_3__.U1) {
			const table = (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.$F)(builds.length);
			for (const row of rows) (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Wu)(table, row);
			limitRows(table, limit);
			return (0, _table_histories_js__WEBPACK_IMPORTED_MODULE_2__.B)(builds, table);
		}
		const noHistories = createHistories([], []);
		function limitRows(table, limit) {
			if (table.size <= limit) return;
			const lastOf = table.distinctResults.map((results) => (0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.gl)(results, results.length - 1));
			const last = (row) => lastOf[table.resultsOf[row] ?? 0] ?? -1;
			const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) => (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row));
			rows.sort((a, b) => last(b) - last(a) || a - b);
			for (const row of rows.slice(limit)) table.resultsOf[row] = _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Gq;
		}
	}),
	98902: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => writeHistoryDocument });
		var _records_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47034);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
		var _result_details_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66940);
		var _row_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78113);
		var _runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3404);
		var _test_histories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54775);
		var _history_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94148);
		const blockLength = 2e4;
		function writeHistoryDocument({ builds, columns, table }, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, _history_header_js__WEBPACK_IMPORTED_MODULE_2__.iH)(builds)}\n`;
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const suiteOf = (row) => table.suiteOf[row] ?? 0;
			const suiteAt = (number) => {
				const { suite, module } = columns.suite(number);
				return {
					names: withoutNames ? "[]" : `[${suite.map(_records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h).join(",")}]`,
					module
				};
			};
			const lineOf = createLines(table, builds.length, withoutNames);
			const rows = groupRows(table, ({ names, module }) => `${names}${module ?? ""}`, suiteAt);
			let lastNumber;
			let last = {
				names: "[]",
				module: undefined
			};
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.subarray(start, start + blockLength);
				text += `{"ids":"${idsOf(table, block)}"}\n`;
				for (const row of block) {
					if (suiteOf(row) !== lastNumber) {
						lastNumber = suiteOf(row);
						const suite = suiteAt(lastNumber);
						if (suite.names !== last.names || suite.module !== last.module) text += `${suiteLine(suite)}\n`;
						last = suite;
					}
					text += lineOf(row);
					if (text.length > chunkLength) flush();
				}
				const durations = [];
				for (const [index, row] of block.entries()) {
					const runs = table.durationsOf.get(row);
					if (runs !== undefined) durations.push(`${index},"${runs}"`);
				}
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		const suiteLine = ({ names, module }) => `{"suite":${names}${module === undefined ? "" : `,"module":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(module)}`}}`;
		function groupRows(table, keyOf, suiteAt) {
			const groupOf = new Uint32Array(table.suites);
			const groups = new Map();
			const lengths = [];
			const suiteOf = (row) => table.suiteOf[row] ?? 0;
			let size = 0;
			for (let row = 0; row < table.size; row += 1) {
				if (!(0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row)) continue;
				const suite = suiteOf(row);
				if (groupOf[suite] === 0) {
					const key = keyOf(suiteAt(suite));
					const group = groups.get(key) ?? groups.size + 1;
					groups.set(key, group);
					groupOf[suite] = group;
				}
				const group = groupOf[suite] ?? 0;
				lengths[group] = (lengths[group] ?? 0) + 1;
				size += 1;
			}
			const next = new Uint32Array(groups.size + 1);
			for (let group = 2; group < next.length; group += 1) next[group] = (next[group - 1] ?? 0) + (lengths[group - 1] ?? 0);
			const rows = new Uint32Array(size);
			for (let row = 0; row < table.size; row += 1) {
				if (!(0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row)) continue;
				const group = groupOf[suiteOf(row)] ?? 0;
				const position = next[group] ?? 0;
				rows[position] = row;
				next[group] = position + 1;
			}
			return rows;
		}
		function idsOf({ high, low }, rows) {
			const bytes = Buffer.alloc(rows.length * idBytes);
			for (const [index, row] of rows.entries()) {
				const start = index * idBytes;
				const first = high[row] ?? 0;
				bytes[start] = first >>> 24;
				bytes[start + 1] = first >>> 16;
				bytes[start + 2] = first >>> 8;
				bytes[start + 3] = first;
				bytes[start + 4] = low[row] ?? 0;
			}
			return bytes.toString("hex");
		}
		const idBytes = _test_histories_js__WEBPACK_IMPORTED_MODULE_4__._ / 2;
		function createLines(table, builds, withoutNames) {
			const { resultsOf, distinctResults, fieldsOf } = table;
			const runsOf = distinctResults.map(_runs_js__WEBPACK_IMPORTED_MODULE_5__.KE);
			const always = (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.KE)((0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.Qv)(Math.max(1, builds)));
			return (row) => {
				const name = withoutNames ? "\"\"" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)((0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(table, row));
				const results = resultsOf[row] ?? 0;
				if (results === _row_table_js__WEBPACK_IMPORTED_MODULE_1__.aF) return `${name}\n`;
				const fields = fieldsJson(fieldsOf.get(row), distinctResults[results] ?? "");
				const runs = runsOf[results] ?? "";
				if (fields === "" && runs === always) return `${name}\n`;
				return `[${name},"${runs}"${fields}]\n`;
			};
		}
		const causesJson = (causes) => `[${causes.map((cause) => cause === undefined ? "null" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(cause)).join(",")}]`;
		function fieldsJson(row, results) {
			if (row === undefined || row.job === undefined && !row.isOlder && !(0, _result_details_js__WEBPACK_IMPORTED_MODULE_6__.Lo)(row)) return "";
			const fields = [];
			if (row.job !== undefined) fields.push(`"job":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(row.job)}`);
			if (row.isOlder && results.startsWith("-")) fields.push("\"older\":true");
			if (row.causes.length > 0) fields.push(`"causes":${causesJson(row.causes)}`);
			if (row.flakyCauses !== undefined) fields.push(`"flakyCauses":${causesJson(row.flakyCauses)}`);
			if (row.reruns !== undefined) fields.push(`"reruns":${JSON.stringify(row.reruns)}`);
			return fields.length === 0 ? "" : `,{${fields.join(",")}}`;
		}
	}),
	66940: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bz: () => newestDetails,
			ED: () => detailsByBuild,
			Lo: () => hasDetails,
			YO: () => hasFlakyDetails
		});
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
		const hasFlakyDetails = ({ flakyCauses, reruns }) => flakyCauses !== undefined || reruns !== undefined;
		const hasDetails = (row) => row.causes.length > 0 || hasFlakyDetails(row);
		function detailsByBuild({ results, causes, flakyCauses = [], reruns = [] }) {
			const known = new Map();
			for (const [index, build] of lastBuilds(results, "F", causes.length).entries()) {
				const cause = causes[index];
				if (cause !== undefined) known.set(build, { cause });
			}
			for (const [index, build] of lastBuilds(results, "f", Math.max(flakyCauses.length, reruns.length)).entries()) {
				const details = {
					cause: flakyCauses[index],
					isRerun: reruns[index]
				};
				if (details.cause !== undefined || details.isRerun !== undefined) known.set(build, details);
			}
			return known;
		}
		function newestDetails(results, detailsOf) {
			const fields = { causes: withoutEnd(lastBuilds(results, "F", _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.LF).map((build) => detailsOf(build)?.cause)) };
			const flaky = lastBuilds(results, "f", _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.LF).map(detailsOf);
			const flakyCauses = withoutEnd(flaky.map((details) => details?.cause));
			const reruns = withoutEnd(flaky.map((details) => details?.isRerun));
			if (flakyCauses.length > 0) fields.flakyCauses = flakyCauses;
			if (reruns.length > 0) fields.reruns = reruns;
			return fields;
		}
		function lastBuilds(results, outcome, limit) {
			const builds = [];
			let build = results.length;
			while (builds.length < limit && build > 0) {
				build = results.lastIndexOf(outcome, build - 1);
				if (build === -1) break;
				builds.push(build);
			}
			return builds;
		}
		function withoutEnd(values) {
			while (values.length > 0 && values.at(-1) === undefined) values.pop();
			return values;
		}
	}),
	63492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => boundSteps });
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57545);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29337);
		var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25385);
		const maximumRead = 2e4;
		const partBeforeFailure = 2 / 3;
		function boundSteps(given, context) {
			const { nodes, leftOut } = flattened(given, context);
			const fits = nodes.length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.A1 && (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk);
			if (fits) return {
				steps: asTree(nodes),
				leftOut
			};
			const isKept = select(nodes);
			return {
				steps: asTree(nodes, isKept),
				leftOut: leftOut + isKept.filter((kept) => !kept).length
			};
		}
		const lengthOf = (step) => JSON.stringify(step).length + 11;
		const maximumEscape = 6;
		const maximumFrame = 250;
		const maximumPosition = 8;
		function areShort(nodes) {
			let length = 0;
			for (const { step } of nodes) {
				const { name, message = "", text = "", file = "", attachments } = step;
				length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length);
				if (attachments !== undefined) length += maximumPosition * attachments.length;
			}
			return length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk;
		}
		function flattened(given, context) {
			const nodes = [];
			let leftOut = 0;
			const pending = [{
				list: asList(given),
				next: 0,
				parent: -1
			}];
			for (let level = pending.at(-1); level !== undefined; level = pending.at(-1)) {
				const raw = level.list[level.next];
				level.next += 1;
				if (level.next > level.list.length) {
					pending.pop();
					continue;
				}
				const isRead = pending.length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.oD && nodes.length < maximumRead;
				if (!isRead) {
					leftOut += 1;
					continue;
				}
				const step = checkedStep(raw, context);
				if (step === undefined) continue;
				nodes.push({
					step,
					parent: level.parent
				});
				const inner = asList(raw.steps);
				if (inner.length > 0) pending.push({
					list: inner,
					next: 0,
					parent: nodes.length - 1
				});
			}
			return {
				nodes,
				leftOut
			};
		}
		const asList = (value) => Array.isArray(value) ? value : [];
		function checkedStep(value, { clean, message, positionOf }) {
			if (typeof value !== "object" || value === null) return undefined;
			const given = value;
			const text = (field, limit) => typeof field === "string" && field !== "" ? (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_1__.U)(clean(field), limit) : undefined;
			const name = text(given.name, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.w$);
			if (name === undefined) return undefined;
			const status = _record_js__WEBPACK_IMPORTED_MODULE_2__.b.find((known) => known === given.status) ?? "unknown";
			const step = {
				name,
				status
			};
			if (given.phase === "setup" || given.phase === "teardown") step.phase = given.phase;
			const ownMessage = status === "failed" ? text(given.message, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.QQ) : undefined;
			if (ownMessage !== undefined && message?.includes(ownMessage) !== true) step.message = ownMessage;
			const shown = text(given.text, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.MD);
			if (shown !== undefined) step.text = shown;
			if (typeof given.duration === "number" && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration;
			const file = text(given.file, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.w$);
			if (file !== undefined) step.file = file;
			if (Number.isSafeInteger(given.line) && given.line >= 1) step.line = given.line;
			if (given.attachments === undefined) return step;
			const attachments = asList(given.attachments).flatMap((position) => typeof position === "number" ? positionOf(position) ?? [] : []);
			if (attachments.length > 0) step.attachments = [...new Set(attachments)];
			return step;
		}
		function select(nodes) {
			const isKept = nodes.map(() => false);
			const lengths = nodes.map(({ step }) => lengthOf(step));
			let count = 0;
			let length = 2;
			const keep = (position, part = 1) => {
				const added = [];
				for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place);
				const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
				if (count + added.length > _evidence_js__WEBPACK_IMPORTED_MODULE_0__.A1 * part || length + more > _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk * part) return;
				for (const place of added) isKept[place] = true;
				count += added.length;
				length += more;
			};
			const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === "failed");
			for (const position of failed.toReversed()) keep(position);
			let failure = failed[0] ?? nodes.length;
			for (const position of failed) if (nodes[position]?.parent === failure) failure = position;
			for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure);
			for (let position = 0; position < nodes.length; position += 1) keep(position);
			return isKept;
		}
		function asTree(nodes, isKept) {
			const top = [];
			for (const [position, { step, parent }] of nodes.entries()) {
				if (isKept?.[position] === false) continue;
				const outer = nodes[parent]?.step;
				if (outer === undefined) top.push(step);
				else if (outer.steps === undefined) outer.steps = [step];
				else outer.steps.push(step);
			}
			return top;
		}
	}),
	63255: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => isPlausibleTime });
		const earliestTimestamp = 9466848e5;
		const maximumLeadMs = 24 * 60 * 60 * 1e3;
		const isPlausibleTime = (timestamp, now) => timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs;
	}),
	13283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => recordSchemas,
			ZS: () => attemptSchema,
			ou: () => quarantineSchema
		});
		var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6868);
		var _responsibility_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85859);
		const statusSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("successful"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("failed"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("skipped"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("cancelled"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("running"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("unknown")
		], { description: "The result of a test, a job or a build." });
		const milliseconds = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
			minimum: 0,
			description: `${description}, in milliseconds.`
		});
		const text = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({ description });
		const commonFields = {
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "The time of the record, in Unix milliseconds." })),
			metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Free text by name." })),
			org: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The organisation or owner.")),
			project: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The project or repository.")),
			module: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The tested part of the project.")),
			pipeline: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The workflow or pipeline.")),
			job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The job of the record, with the values of its matrix.")),
			build: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The run of the pipeline, with its attempt.")),
			ref: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The branch or tag."))
		};
		const record = (kind, description, fields) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			kind: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(kind),
			...fields,
			...commonFields
		}, {
			description,
			additionalProperties: true
		});
		const buildSchema = record("build", "One run of a pipeline.", {
			status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(statusSchema),
			commit: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The built commit.")),
			branch: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The built branch.")),
			commitMessage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The first line of the message of the built commit.")),
			author: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The user whose change was built. On GitHub, the login of the user who started the run.")),
			pullRequest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()], { description: "The built pull request." })),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The web page of the run.")),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the run"))
		});
		const jobSchema = record("job", "One job of a build.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The id of the job, unique in its build. Defaults to the name, so one of the two is required.")),
			name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The display name of the job.")),
			runner: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The machine, or kind of machine, that ran the job.")),
			status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(statusSchema),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the job")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The number of the attempt of the job, from 1."
			})),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The web page of the job."))
		});
		const quarantineText = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
			maxLength: _responsibility_limits_js__WEBPACK_IMPORTED_MODULE_1__.id,
			description
		}));
		const quarantineSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
				pattern: "^\\d{4}-\\d{2}-\\d{2}$",
				description: "The last day of the quarantine, in UTC. Default: no end."
			})),
			owner: quarantineText("The person or team that repairs the test."),
			reason: quarantineText("Why the test is in quarantine."),
			issue: quarantineText("The address of an issue."),
			isAdded: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether the change that the run tested has added the entry. Absent if it has not, or if that is unknown." }))
		}, {
			description: "Present if the test was in quarantine in this run.",
			additionalProperties: true
		});
		const comparedValues = {
			expected: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The value that the failed assertion expected.")),
			actual: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The value that the failed assertion got."))
		};
		const leftOut = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
			minimum: 1,
			description
		}));
		const evidence = {
			steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
				type: "array",
				items: { type: "object" },
				description: "What the test did, step by step: `name`, `status`, `phase`, `message`, `text`, `duration`, `file`, `line`, `steps`, `attachments`."
			})),
			stepsLeftOut: leftOut("The number of steps that are not listed."),
			attachments: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
				type: "array",
				items: { type: "object" },
				description: "The files that the test left behind: `name`, `type`, `size`, `sha256`, `path`, `url`, `text`, `comparison`, `reason`. Their bytes are stored beside the records file."
			})),
			attachmentsLeftOut: leftOut("The number of attachments that are not listed.")
		};
		const attemptSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the attempt")),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A short description of the failure.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
			...comparedValues,
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard output of the attempt.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard error of the attempt.")),
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "The start of the attempt, in Unix milliseconds." })),
			...evidence
		}, {
			description: "An attempt of a test before its last one.",
			additionalProperties: true
		});
		const testSchema = record("test", "One test case. Its own fields are those of its last attempt.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A hash of module, suite and name that is the same on every machine and in every run. Computed if it is missing.")),
			name: text("The name of the test case, without its suite."),
			suite: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "The suites that contain the test case, outermost first." })),
			former: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
				suite: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "The suites, if they were different." })),
				name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({ description: "The name, if it was different." }))
			}, { description: "Suites and name by the rules of the previous version of Build Report. The history and the quarantine are looked up with them too." })),
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the test")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The attempt of the job that ran the test, from 1. Defaults to the attempt in the build."
			})),
			isStartEstimated: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether the result file states only the start of the suite or the run, so that `timestamp` is estimated: as if the tests had run one after the other." })),
			flaky: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether the test was successful only after an unsuccessful attempt." })),
			isLastSkipped: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether the last attempt of a flaky test was skipped. Its tool counts it as flaky although it never passed." })),
			attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(attemptSchema, { description: "The attempts before the last one, oldest first." })),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A short description of the failure, or the reason for skipping.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
			...comparedValues,
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard output of the test.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard error of the test.")),
			...evidence,
			file: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The source file of the test.")),
			line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The line of the test in its source file, from 1."
			})),
			sourceLocation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
				file: text("The file, relative to the top of the repository, with forward slashes."),
				line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
					minimum: 1,
					description: "The line in the file, from 1."
				}))
			}, {
				description: "The place of a failure, as found by the job that had the sources.",
				additionalProperties: true
			})),
			cause: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the failure has in common with others: the version of the rules, a hyphen, and a hash. Computed for every failed test.")),
			owners: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({ maxLength: _responsibility_limits_js__WEBPACK_IMPORTED_MODULE_1__.qe }), {
				maxItems: _responsibility_limits_js__WEBPACK_IMPORTED_MODULE_1__.Px,
				description: "The owners of the test's file, as written in CODEOWNERS."
			})),
			quarantine: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(quarantineSchema),
			tags: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Tags, categories, groups, traits and markers." })),
			producer: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The tool that wrote the result file of a failed test, if its format shows that.")),
			format: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The format of the result file.")),
			source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The result file."))
		});
		const propertySchema = record("property", "A named value of the build, such as coverage or size.", {
			name: text("The name of the property."),
			valueType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("number"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("string")], { description: "The type of the value." })),
			value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()], { description: "The value." })
		});
		const fileSchema = record("file", "A file that was kept as a build artifact.", {
			path: text("The path of the file, relative to the working directory, with forward slashes."),
			size: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 0,
				description: "The size in bytes."
			})),
			sha256: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
				pattern: "^[0-9a-f]{64}$",
				description: "The SHA-256 of the content, in hexadecimal."
			})),
			mediaType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The media type."))
		});
		const problemSchema = record("problem", "A problem in an input of the run.", {
			severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("error"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("warning")]),
			problem: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("`incomplete`: results are missing; `unreadable`: the file contains no results; `delivery`: a report was not delivered; `attachment`: a file of a test was not found; `flaky`: the tool that wrote the file fails for flaky tests.")),
			message: text("A sentence that describes the problem."),
			path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The file.")),
			line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file, from 1."
			})),
			column: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The column in the line, from 1."
			}))
		});
		const recordSchemas = {
			build: buildSchema,
			job: jobSchema,
			test: testSchema,
			property: propertySchema,
			file: fileSchema,
			problem: problemSchema
		};
	}),
	19758: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createRecordValidator: () => createRecordValidator });
		var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42463);
		var ajv__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_1__);
		var _job_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99712);
		var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13283);
		const maximumDepth = 1e3;
		function createRecordValidator() {
			const ajv = new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv({ verbose: true });
			const validators = new Map();
			const validatorOf = (kind) => {
				const known = validators.get(kind);
				if (known !== undefined || !isKnown(kind)) return known;
				const compiled = ajv.compile(_schema_js__WEBPACK_IMPORTED_MODULE_0__.Gg[kind]);
				validators.set(kind, compiled);
				return compiled;
			};
			return (value, length = Number.POSITIVE_INFINITY) => {
				if (typeof value !== "object" || value === null || Array.isArray(value)) return `it is ${typeOf(value)} and not an object`;
				const { kind } = value;
				if (kind === undefined) return "\"kind\" is missing";
				if (typeof kind !== "string") return `"kind" is ${typeOf(kind)} and not a string`;
				if (length > 2 * maximumDepth && isDeeperThan(value, maximumDepth)) return `it nests more than ${maximumDepth} levels deep`;
				if (kind === "job" && !(0, _job_identity_js__WEBPACK_IMPORTED_MODULE_2__.Y)(value)) return "\"id\" and \"name\" are missing";
				const validate = validatorOf(kind);
				if (validate === undefined || validate(value)) return undefined;
				return describe(validate.errors ?? []);
			};
		}
		const isKnown = (kind) => Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_0__.Gg, kind);
		function isDeeperThan(value, depth) {
			if (depth === 0) return true;
			for (const key in value) {
				const inner = value[key];
				if (typeof inner === "object" && inner !== null && isDeeperThan(inner, depth - 1)) return true;
			}
			return false;
		}
		function describe(errors) {
			const error = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
			if (error === undefined) return "it is not a record";
			const { keyword, params, data } = error;
			const field = fieldName(error.instancePath);
			if (data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY) return `"${field}" is a number beyond ±${Number.MAX_VALUE}`;
			switch (keyword) {
				case "required": return `"${fieldName(`${error.instancePath}/${params.missingProperty}`)}" is missing`;
				case "type": return `"${field}" is ${params.type === "integer" && typeof data === "number" ? data : typeOf(data)} and not ${article(params.type)}`;
				case "anyOf": return `"${field}" is ${shown(data)} and not ${alternatives(error.schema)}`;
				case "minimum": return `"${field}" is ${data}, but must be at least ${params.limit}`;
				case "maxItems": return `"${field}" has ${data.length} values, but must have at most ${params.limit}`;
				case "maxLength": return `"${field}" must have at most ${params.limit} characters`;
				case "pattern": return `"${field}" is ${shown(data)} and does not match ${params.pattern}`;
				default: return `"${field}" ${error.message}`;
			}
		}
		function alternatives(schemas) {
			const names = schemas.map(({ const: value, type }) => value === undefined ? article(type ?? "value") : value);
			return `${names.length > 2 ? "one of " : ""}${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
		}
		const fieldName = (pointer) => pointer.slice(1, 200).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
		const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : typeOf(value);
		const article = (type) => /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
		function typeOf(value) {
			if (value === null) return "null";
			return Array.isArray(value) ? "an array" : article(typeof value);
		}
	})
};
