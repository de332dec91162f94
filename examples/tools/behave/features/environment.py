def before_scenario(context, scenario):
    if "skip" in scenario.effective_tags:
        scenario.skip("the bank's rates are not ready")
